import type { Context, Hono } from 'hono';
import {
  type AddingBodyOf,
  type AddingEndpoint,
  type AddingEndpointName,
  type AddingParametersOf,
  addingEndpointNames,
  addingEndpoints,
} from '../../contract/adding-endpoints.ts';
import { success } from '../../contract/envelope.ts';
import type { AddingHandlers, SentFile } from './adding-handler.ts';
import { apiHeaders, jsonType } from './api-headers.ts';
import { CallError } from './call-error.ts';
import type { AppEnv, Services } from './handler.ts';
import { addMethod, refuseOtherMethods, routeOf } from './mount.ts';
import { readParameters } from './read-call.ts';
import { readJsonBody } from './read-json-body.ts';

/** Puts every call of adding and care into the app, for recorders' keys alone, and 405 on their paths for every other method. */
export function mountAdding(app: Hono<AppEnv>, handlers: AddingHandlers, services: Services): void {
  app.use('/import/*', (c, next) => {
    if (c.get('keyKind') === 'recorder') return next();
    throw new CallError(
      'FORBIDDEN',
      'This key reads; adding matches needs a recorder key: admin key add CLUB --recorder',
    );
  });
  const methods = new Map<string, string[]>();
  for (const name of addingEndpointNames) {
    const { method, path } = addingEndpoints[name];
    app.on(method, routeOf(path), (c) => answer(c, name, handlers, services));
    addMethod(methods, path, method);
  }
  refuseOtherMethods(app, methods);
}

async function answer<Name extends AddingEndpointName>(
  c: Context<AppEnv>,
  name: Name,
  handlers: AddingHandlers,
  services: Services,
): Promise<Response> {
  const { path } = addingEndpoints[name];
  const handler: AddingHandlers[Name] = handlers[name];
  const reply: Answered = await handler({
    club: c.get('club'),
    parameters: readParameters<AddingParametersOf<Name>>(path, (id) => c.req.param(id)),
    body: await readBody(name, c.req.raw),
    request: c.req.raw,
    services,
  });
  if ('file' in reply) return sendFile(c, reply.file);
  const headers = { ...apiHeaders(c), ...jsonType };
  return new Response(JSON.stringify(success(reply.data)), {
    status: reply.status ?? 200,
    headers,
  });
}

/** What a handler returns, whichever it is. */
type Answered = { file: SentFile } | { status?: 200 | 202; data: object };

/** The checked body of a call. Throws INVALID_REQUEST and TOO_LARGE. */
async function readBody<Name extends AddingEndpointName>(name: Name, request: Request) {
  const endpoint: AddingEndpoint = addingEndpoints[name];
  const { body } = endpoint;
  const read = body === undefined || body === 'files' ? body : await readJsonBody(request, body);
  // What was read comes from the very schema that the type is made of.
  return read as AddingBodyOf<Name>;
}

function sendFile(c: Context<AppEnv>, { name, type, bytes }: SentFile): Response {
  const headers = {
    ...apiHeaders(c),
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  };
  return new Response(bytes, { headers });
}
