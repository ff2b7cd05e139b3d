import type { Hono } from 'hono';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { success } from '../../contract/envelope.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { CallError, type Handlers, type Services } from './handler.ts';
import { readParameters, readQuery } from './read-call.ts';

/** Puts every endpoint of the table into the app, and 405 on their paths for every other method. */
export function mountEndpoints(app: Hono<AppEnv>, handlers: Handlers, services: Services): void {
  const methods = new Map<string, string[]>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    mount(app, name, handlers, services);
    const { method, path } = endpoints[name];
    const more = method === 'GET' ? ['GET', 'HEAD'] : [method];
    methods.set(path, [...(methods.get(path) ?? []), ...more]);
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed, 'OPTIONS'].join(', ');
    app.all(routeOf(path), () => {
      throw new CallError('METHOD_NOT_ALLOWED', `This path allows ${allow}`, { Allow: allow });
    });
  }
}

function mount<Name extends EndpointName>(
  app: Hono<AppEnv>,
  name: Name,
  handlers: Handlers,
  services: Services,
): void {
  const endpoint = endpoints[name];
  const handler: Handlers[Name] = handlers[name];
  app.on(endpoint.method, routeOf(endpoint.path), async (c) => {
    const { status, data } = await handler({
      club: c.get('club'),
      parameters: readParameters(name, (parameter) => c.req.param(parameter)),
      query: readQuery(endpoint, (parameter) => c.req.queries(parameter)),
      services,
    });
    return c.json(success(data), status ?? 200);
  });
}

/** The endpoint table's `{matchId}` is `:matchId` to the router. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
