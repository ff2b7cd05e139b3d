import type { EndpointName, PathParameter } from './endpoints.ts';

/** The calls whose path the reference does not give, with the parameters that each path must have. */
export const mappableRoutes = {
  listRoster: ['teamId'],
  getPlayByPlay: ['matchId'],
  writePlayerInsights: ['matchId', 'playerId'],
} as const satisfies Partial<Record<EndpointName, readonly PathParameter[]>>;
export type MappableRoute = keyof typeof mappableRoutes;

/** A service's paths of these calls, such as `/v1/teams/{teamId}/players`. */
export type MappedRoutes = Partial<Record<MappableRoute, `/v1/${string}`>>;

export function isMappableRoute(name: string): name is MappableRoute {
  return Object.hasOwn(mappableRoutes, name);
}

/**
 * Why a template is not a valid route; null if it is. It must stay on this service below /v1, since the key is sent with the
 * call.
 */
export function routeFault(
  name: MappableRoute,
  template: string,
): 'routeOutside' | 'routeParameters' | null {
  if (!/^\/v1(\/([\w-]+|\{\w+\}))+$/.test(template)) return 'routeOutside';
  const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const wanted: readonly string[] = mappableRoutes[name];
  const fits = named.length === wanted.length && wanted.every((each) => named.includes(each));
  return fits ? null : 'routeParameters';
}

/** Possible paths of calls without a documented path, ours first: after a 404 the next one is tried. */
const openPaths = {
  listRoster: [
    '/v1/teams/{teamId}/roster',
    '/v1/teams/{teamId}/players',
    '/v1/teams/{teamId}/squad',
  ],
  getPlayByPlay: [
    '/v1/matches/{matchId}/play-by-play',
    '/v1/matches/{matchId}/events',
    '/v1/matches/{matchId}/plays',
    '/v1/matches/{matchId}/pbp',
  ],
} as const satisfies Partial<Record<EndpointName, readonly `/v1/${string}`[]>>;

/** The possible paths of a call that services may have under another path. */
export function pathsOf(name: EndpointName): readonly `/v1/${string}`[] | undefined {
  return name === 'listRoster' || name === 'getPlayByPlay' ? openPaths[name] : undefined;
}
