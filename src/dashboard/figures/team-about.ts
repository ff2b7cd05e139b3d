import type { Team } from '../../contract/club.ts';

/** A team's category and season, without those that repeat its name. */
export function teamAbout(team: Team | undefined): string[] {
  return [team?.category, team?.season].flatMap((part) =>
    part && part !== team?.name ? part : [],
  );
}
