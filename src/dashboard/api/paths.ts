import type { EndpointName } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';

/** A page of the dashboard. */
interface Page {
  /** Its path in React Router's syntax. No endpoint returns a single match, so a match's path includes its team. */
  path: `/${string}`;
  /** Its component, after its layout if it has one. */
  components: readonly string[];
  /** The calls sent at once, before the app's code has loaded: first those for the top of the page. */
  calls: readonly EndpointName[];
}

/**
 * Every page. Routes, loaders, links, the early calls and files of the head script, and the tests' list of addresses are
 * derived from this table.
 */
export const pages = {
  club: { path: '/', components: ['ClubPage'], calls: ['getClub'] },
  settings: { path: '/settings', components: ['SettingsPage'], calls: [] },
  /** Match files are added here, with a recorder's key only. */
  add: { path: '/add', components: ['AddMatchesPage'], calls: ['getClub'] },
  /** The service's raw replies, and a mapping for unknown words. */
  replies: { path: '/settings/replies', components: ['RepliesPage'], calls: [] },
  team: {
    path: '/teams/:teamId',
    components: ['TeamLayout', 'TeamPage'],
    calls: ['listMatches'],
  },
  trends: {
    path: '/teams/:teamId/trends',
    components: ['TeamLayout', 'TrendsPage'],
    calls: ['listMatches'],
  },
  roster: {
    path: '/teams/:teamId/roster',
    components: ['TeamLayout', 'RosterPage'],
    calls: ['listRoster', 'listMatches'],
  },
  /** Line-ups: who plays with whom, and how long. */
  lineUps: {
    path: '/teams/:teamId/line-ups',
    components: ['TeamLayout', 'LineUpsPage'],
    calls: ['listMatches'],
  },
  /** The locations of both sides' shots over the season. */
  shots: {
    path: '/teams/:teamId/shots',
    components: ['TeamLayout', 'ShotsPage'],
    calls: ['listMatches'],
  },
  seasonPlayer: {
    path: '/teams/:teamId/players/:playerId',
    components: ['SeasonPlayerPage'],
    calls: ['listMatches'],
  },
  /** Two players compared; query parameters "a" and "b". */
  comparePlayers: {
    path: '/teams/:teamId/compare/players',
    components: ['TeamLayout', 'ComparePlayersPage'],
    calls: ['listMatches'],
  },
  /** Two matches compared; query parameters "a" and "b". */
  compareMatches: {
    path: '/teams/:teamId/compare/matches',
    components: ['TeamLayout', 'CompareMatchesPage'],
    calls: ['listMatches'],
  },
  /** The box score is the match's first tab, at the match's own address. */
  match: {
    path: '/teams/:teamId/matches/:matchId',
    components: ['MatchRoute', 'FirstTab'],
    calls: ['getBoxScore', 'listMatches'],
  },
  insights: {
    path: '/teams/:teamId/matches/:matchId/insights',
    components: ['MatchRoute', 'InsightsPage'],
    calls: ['getBoxScore', 'getInsights', 'listMatches'],
  },
  plays: {
    path: '/teams/:teamId/matches/:matchId/plays',
    components: ['MatchRoute', 'PlaysPage'],
    calls: ['getBoxScore', 'getPlayByPlay', 'listMatches'],
  },
  playerInsights: {
    path: '/teams/:teamId/matches/:matchId/players/:playerId',
    components: ['MatchRoute', 'PlayerInsightsPage'],
    calls: ['getBoxScore', 'listMatches'],
  },
  /** An opponent's habits in the meetings; the id is an `opponentKey`. */
  opponent: {
    path: '/teams/:teamId/opponents/:opponent',
    components: ['OpponentPage'],
    calls: ['listMatches'],
  },
  /** A live match on one screen. */
  halfTime: {
    path: '/teams/:teamId/matches/:matchId/half-time',
    components: ['HalfTimePage'],
    calls: ['getPlayByPlay', 'listMatches'],
  },
  /** What to train. */
  practice: {
    path: '/teams/:teamId/practice',
    components: ['TeamLayout', 'PracticePage'],
    calls: ['listMatches'],
  },
  /** The plan of playing time; query parameter "match". */
  playingTime: {
    path: '/teams/:teamId/playing-time',
    components: ['PlayingTimePage'],
    calls: ['listMatches'],
  },
  print: {
    path: '/teams/:teamId/matches/:matchId/print',
    components: ['PrintPage'],
    calls: ['getBoxScore', 'listMatches'],
  },
  /** A poster of one page. */
  poster: {
    path: '/teams/:teamId/matches/:matchId/poster',
    components: ['PosterPage'],
    calls: ['getBoxScore', 'getPlayByPlay', 'listMatches'],
  },
  /** A picture and a text to share. */
  share: {
    path: '/teams/:teamId/matches/:matchId/share',
    components: ['SharePage'],
    calls: ['getBoxScore', 'listMatches'],
  },
  printSeason: {
    path: '/teams/:teamId/print',
    components: ['SeasonPrintPage'],
    calls: ['listMatches'],
  },
  printRoster: {
    path: '/teams/:teamId/roster/print',
    components: ['RosterPrintPage'],
    calls: ['listMatches'],
  },
  printOpponent: {
    path: '/teams/:teamId/opponents/:opponent/print',
    components: ['OpponentPrintPage'],
    calls: ['listMatches'],
  },
  printPractice: {
    path: '/teams/:teamId/practice/print',
    components: ['PracticePrintPage'],
    calls: ['listMatches'],
  },
  printPlayingTime: {
    path: '/teams/:teamId/playing-time/print',
    components: ['PlayingTimePrintPage'],
    calls: ['listMatches'],
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

type ParametersIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The ids in a page's path, by name. */
type ParametersOf<Name extends PageName> = Record<
  ParametersIn<(typeof pages)[Name]['path']>,
  string
>;

type AllIds = ParametersOf<PageName>;

/** Query parameters; undefined ones are left out. */
type Search = Record<string, string | undefined>;

/** Builds a page's address with escaped ids, if it has any. */
type BuildPath<Name extends PageName> =
  ParametersIn<(typeof pages)[Name]['path']> extends never
    ? () => string
    : (ids: ParametersOf<Name>, search?: Search) => string;

/** The address builders by page; addresses are not written by hand. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [
    name,
    (ids: AllIds, search: Search = {}) => fillIn(path, ids) + searchOf(search),
  ]),
  // Each entry of `pages` gives one builder with the ids in its path.
) as { [Name in PageName]: BuildPath<Name> };

function fillIn(path: string, ids: Record<string, string | undefined>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
}

function searchOf(search: Search): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** An opponent's key in addresses: its id or normalised name; `null` without either. */
export function opponentKey({ id, name }: Match['opponent']): string | null {
  return (id ?? normalisedName(name)) || null;
}
