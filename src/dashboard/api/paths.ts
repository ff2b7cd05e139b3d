/*
 * Every address of the dashboard. No address is written by hand anywhere else.
 * No route of the service returns one match, so a match's address carries its team.
 */

interface OfTeam {
  teamId: string;
}

interface OfMatch extends OfTeam {
  matchId: string;
}

interface OfPlayer extends OfMatch {
  playerId: string;
}

const segment = encodeURIComponent;

const team = ({ teamId }: OfTeam) => `/teams/${segment(teamId)}`;
const match = ({ teamId, matchId }: OfMatch) => `${team({ teamId })}/matches/${segment(matchId)}`;

/** Builders of the addresses; ids are escaped. */
export const paths = {
  club: () => '/',
  settings: () => '/settings',
  team,
  trends: (of: OfTeam) => `${team(of)}/trends`,
  roster: (of: OfTeam) => `${team(of)}/roster`,
  seasonPlayer: (of: OfTeam & { playerId: string }) =>
    `${team(of)}/players/${segment(of.playerId)}`,
  /** Two players side by side; `playerId` is the first of them, where one is known. */
  comparePlayers: (of: OfTeam, playerId?: string) =>
    `${team(of)}/compare/players${playerId ? `?a=${segment(playerId)}` : ''}`,
  /** Two matches side by side; `matchId` is the first of them and `otherId` the second, where they are known. */
  compareMatches: (of: OfTeam, matchId?: string, otherId?: string) =>
    `${team(of)}/compare/matches${matchId ? `?a=${segment(matchId)}` : ''}${
      matchId && otherId ? `&b=${segment(otherId)}` : ''
    }`,
  /** The box score is the match's first tab, so it has the match's own address. */
  match,
  insights: (of: OfMatch) => `${match(of)}/insights`,
  plays: (of: OfMatch) => `${match(of)}/plays`,
  playerInsights: (of: OfPlayer) => `${match(of)}/players/${segment(of.playerId)}`,
  print: (of: OfMatch) => `${match(of)}/print`,
  printSeason: (of: OfTeam) => `${team(of)}/print`,
  printRoster: (of: OfTeam) => `${team(of)}/roster/print`,
};
