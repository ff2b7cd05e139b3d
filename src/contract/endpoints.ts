import * as v from 'valibot';
import { boxScoreSchema } from './box-score.ts';
import { clubSchema, rosterEntrySchema, teamSchema } from './club.ts';
import { insightResultSchema } from './insight.ts';
import { matchSchema } from './match.ts';
import { playByPlaySchema } from './play-by-play.ts';

/** A path parameter; always a UUID in our service. */
export type PathParameter = 'clubId' | 'teamId' | 'matchId' | 'playerId';

/** One operation of the service. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** The full path, with its parameters in braces. */
  path: `/v1/${string}`;
  /** Query parameters and their allowed values. */
  query?: Record<string, readonly string[]>;
  /** The schema of `data` in a successful reply. */
  data: v.GenericSchema<unknown, object>;
  /** The key of the list in `data`, if the operation returns a list. */
  list?: string;
  /** assumed: the texts exist in several languages, by `Accept-Language` and `Content-Language`. */
  written?: true;
  /** Whether the published reference documents the path, or we assume it. */
  source: 'documented' | 'assumed';
  summary: string;
}

/** All operations of the service, and the only list of their paths. */
export const endpoints = {
  getClub: {
    method: 'GET',
    path: '/v1/clubs',
    data: clubSchema,
    source: 'documented',
    summary: 'The club that the key belongs to',
  },
  listTeams: {
    method: 'GET',
    path: '/v1/clubs/{clubId}/teams',
    data: v.object({ teams: v.array(teamSchema) }),
    list: 'teams',
    source: 'documented',
    summary: "The club's teams",
  },
  listMatches: {
    method: 'GET',
    path: '/v1/teams/{teamId}/matches',
    data: v.object({ matches: v.array(matchSchema) }),
    list: 'matches',
    source: 'documented',
    summary: "The team's matches with scores and status, newest first",
  },
  listRoster: {
    method: 'GET',
    path: '/v1/teams/{teamId}/roster',
    data: v.object({ roster: v.array(rosterEntrySchema) }),
    list: 'roster',
    source: 'assumed',
    summary: "The team's players",
  },
  getBoxScore: {
    method: 'GET',
    path: '/v1/matches/{matchId}/box-score',
    data: boxScoreSchema,
    source: 'documented',
    summary: 'Per-player and team totals, already summed',
  },
  getPlayByPlay: {
    method: 'GET',
    path: '/v1/matches/{matchId}/play-by-play',
    data: playByPlaySchema,
    source: 'assumed',
    summary: 'Every event in match order, with the match sheet used to attribute them',
  },
  getInsights: {
    method: 'GET',
    path: '/v1/matches/{matchId}/insights',
    data: insightResultSchema,
    written: true,
    source: 'documented',
    summary: "The team's insights",
  },
  writeInsights: {
    method: 'POST',
    path: '/v1/matches/{matchId}/insights',
    query: { regenerate: ['true', 'false'] },
    data: insightResultSchema,
    written: true,
    source: 'documented',
    summary: "Starts a run that writes the team's and every rostered player's insights",
  },
  getPlayerInsights: {
    method: 'GET',
    path: '/v1/matches/{matchId}/player-insights/{playerId}',
    data: insightResultSchema,
    written: true,
    source: 'documented',
    summary: "One player's insights",
  },
  writePlayerInsights: {
    method: 'POST',
    path: '/v1/matches/{matchId}/player-insights/{playerId}',
    query: { regenerate: ['true', 'false'] },
    data: insightResultSchema,
    written: true,
    source: 'assumed',
    summary: "Starts the same run as the team's",
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** All endpoint names, in the table's order. */
export const endpointNames = Object.keys(endpoints).filter(
  (name): name is EndpointName => name in endpoints,
);

/** The `data` of an endpoint's successful reply. */
export type DataOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['data']>;

/** The names of a path's parameters. */
export type ParametersIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

/** The path parameters of an endpoint, by name. */
export type ParametersOf<Name extends EndpointName> = Record<
  ParametersIn<(typeof endpoints)[Name]['path']>,
  string
>;

/**
 * The path of a call, with its parameters filled in and escaped.
 * @param routes a service's templates for calls whose path the reference does not give
 */
export function pathOf<Name extends EndpointName>(
  name: Name,
  parameters: ParametersOf<Name>,
  routes: Readonly<Partial<Record<EndpointName, string>>> = {},
): string {
  const values: Record<string, string> = parameters;
  return (routes[name] ?? endpoints[name].path).replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  );
}
