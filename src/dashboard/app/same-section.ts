import { paths } from '../api/paths.ts';

/** The sections that every team has. */
const sections = [
  paths.trends,
  paths.roster,
  paths.printSeason,
  paths.printRoster,
  (of: { teamId: string }) => paths.comparePlayers(of),
  (of: { teamId: string }) => paths.compareMatches(of),
];

/** Another team's address of the section that an address shows; its matches where the section is one match's or player's. */
export function sameSection(pathname: string, teamId: string): string {
  const [, , currentId = ''] = pathname.split('/');
  const current = decodeURIComponent(currentId);
  const section = sections.find((build) => build({ teamId: current }) === pathname);
  return (section ?? paths.team)({ teamId });
}
