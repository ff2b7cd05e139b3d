import type { EndpointName, PathParameter } from './endpoints.ts';

/** The calls whose path the reference does not give, and the parameters that each one's path must have. */
export const mappableRoutes = {
  listRoster: ['teamId'],
  getPlayByPlay: ['matchId'],
  writePlayerInsights: ['matchId', 'playerId'],
} as const satisfies Partial<Record<EndpointName, readonly PathParameter[]>>;
export type MappableRoute = keyof typeof mappableRoutes;

/** Where a service has these calls: `/v1/teams/{teamId}/players`. */
export type MappedRoutes = Partial<Record<MappableRoute, `/v1/${string}`>>;

export function isMappableRoute(name: string): name is MappableRoute {
  return Object.hasOwn(mappableRoutes, name);
}

/** What keeps a template from being a route: it stays on this very service, below /v1, since the key goes with the call. */
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

/** The paths under which services have what the reference gives no path for, ours first: one that answers 404 is asked under the next. */
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

/** The paths of a call, where a service may have it under another than ours. */
export function pathsOf(name: EndpointName): readonly `/v1/${string}`[] | undefined {
  return name === 'listRoster' || name === 'getPlayByPlay' ? openPaths[name] : undefined;
}
