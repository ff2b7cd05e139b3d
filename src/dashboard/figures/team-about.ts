import type { Team } from '../../contract/club.ts';

/** What tells a team from the club's others beside its name: category and season, each only where it is not that name. */
export function teamAbout(team: Team | undefined): string[] {
  return [team?.category, team?.season].flatMap((part) =>
    part && part !== team?.name ? part : [],
  );
}
