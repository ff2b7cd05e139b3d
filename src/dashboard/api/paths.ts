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

/** A page, its texts as literal types. */
const page = <
  const Path extends Page['path'],
  const Components extends Page['components'],
  const Calls extends Page['calls'],
>(
  path: Path,
  components: Components,
  calls: Calls,
) => ({ path, components, calls });

const team = '/teams/:teamId';
const match = `${team}/matches/:matchId` as const;
/** What most pages of a team need first. */
const list = ['listMatches'] as const;

/**
 * Every page. Routes, loaders, links, the early calls and files of the head script, and the tests' list of addresses are
 * derived from this table.
 */
export const pages = {
  club: page('/', ['ClubPage'], ['getClub']),
  settings: page('/settings', ['SettingsPage'], []),
  /** Match files are added here, with a recorder's key only. */
  add: page('/add', ['AddMatchesPage'], ['getClub']),
  /** The service's raw replies, and a mapping for unknown words. */
  replies: page('/settings/replies', ['RepliesPage'], []),
  team: page(team, ['TeamLayout', 'TeamPage'], list),
  trends: page(`${team}/trends`, ['TeamLayout', 'TrendsPage'], list),
  roster: page(`${team}/roster`, ['TeamLayout', 'RosterPage'], ['listRoster', 'listMatches']),
  lineUps: page(`${team}/line-ups`, ['TeamLayout', 'LineUpsPage'], list),
  shots: page(`${team}/shots`, ['TeamLayout', 'ShotsPage'], list),
  seasonPlayer: page(`${team}/players/:playerId`, ['SeasonPlayerPage'], list),
  /** Two players compared; query parameters "a" and "b". */
  comparePlayers: page(`${team}/compare/players`, ['TeamLayout', 'ComparePlayersPage'], list),
  /** Two matches compared; query parameters "a" and "b". */
  compareMatches: page(`${team}/compare/matches`, ['TeamLayout', 'CompareMatchesPage'], list),
  /** The box score is the match's first tab, at the match's own address. */
  match: page(match, ['MatchRoute', 'FirstTab'], ['getBoxScore', 'listMatches']),
  insights: page(
    `${match}/insights`,
    ['MatchRoute', 'InsightsPage'],
    ['getBoxScore', 'getInsights', 'listMatches'],
  ),
  plays: page(
    `${match}/plays`,
    ['MatchRoute', 'PlaysPage'],
    ['getBoxScore', 'getPlayByPlay', 'listMatches'],
  ),
  playerInsights: page(
    `${match}/players/:playerId`,
    ['MatchRoute', 'PlayerInsightsPage'],
    ['getBoxScore', 'listMatches'],
  ),
  /** An opponent's habits in the meetings; the id is an `opponentKey`. */
  opponent: page(`${team}/opponents/:opponent`, ['OpponentPage'], list),
  halfTime: page(`${match}/half-time`, ['HalfTimePage'], ['getPlayByPlay', 'listMatches']),
  practice: page(`${team}/practice`, ['TeamLayout', 'PracticePage'], list),
  /** The plan of playing time; query parameter "match". */
  playingTime: page(`${team}/playing-time`, ['PlayingTimePage'], list),
  print: page(`${match}/print`, ['PrintPage'], ['getBoxScore', 'listMatches']),
  poster: page(`${match}/poster`, ['PosterPage'], ['getBoxScore', 'getPlayByPlay', 'listMatches']),
  share: page(`${match}/share`, ['SharePage'], ['getBoxScore', 'listMatches']),
  printSeason: page(`${team}/print`, ['SeasonPrintPage'], list),
  printRoster: page(`${team}/roster/print`, ['RosterPrintPage'], list),
  printOpponent: page(`${team}/opponents/:opponent/print`, ['OpponentPrintPage'], list),
  printPractice: page(`${team}/practice/print`, ['PracticePrintPage'], list),
  printPlayingTime: page(`${team}/playing-time/print`, ['PlayingTimePrintPage'], list),
} satisfies Record<string, Page>;

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

/** A path with its ids instead of their names; a missing id is empty. */
export function fillIn(path: string, ids: Record<string, string | undefined>): string {
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
