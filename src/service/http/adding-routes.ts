import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  type AddingBodyOf,
  type AddingEndpoint,
  type AddingEndpointName,
  type AddingParametersOf,
  addingEndpointNames,
  addingEndpoints,
} from '../../contract/adding-endpoints.ts';
import { success } from '../../contract/envelope.ts';
import { AddingError } from '../../match-files/adding/adding-error.ts';
import { CareError } from '../../match-files/care/care-error.ts';
import { requireText } from '../../match-files/file-values.ts';
import type { AddingHandlers, SentFile } from './adding-handler.ts';
import { apiHeaders, jsonType } from './api-headers.ts';
import { CallError } from './call-error.ts';
import type { AppEnv, Services } from './handler.ts';
import { addMethod, refuseOtherMethods, routeOf } from './mount.ts';
import { readParameters } from './read-call.ts';

/** Bodies of files that one club sends at once; more would take the service's places for all clubs. */
const mostUploads = 2;

/** Puts every call of adding and care into the app, for recorders' keys alone, and 405 on their paths for every other method. */
export function mountAdding(app: Hono<AppEnv>, handlers: AddingHandlers, services: Services): void {
  app.use('/import/*', (c, next) => {
    if (c.get('keyKind') === 'recorder') return next();
    throw new CallError(
      'FORBIDDEN',
      'This key reads; adding matches needs a recorder key: admin key add CLUB --recorder',
    );
  });
  const uploads = new Map<string, number>();
  const methods = new Map<string, string[]>();
  for (const name of addingEndpointNames) {
    const { method, path, ...endpoint }: AddingEndpoint = addingEndpoints[name];
    app.on(method, routeOf(path), (c) => {
      const work = () => answer(c, name, handlers, services);
      return endpoint.body === 'files' ? withinUploads(uploads, c.get('club').id, work) : work();
    });
    addMethod(methods, path, method);
  }
  refuseOtherMethods(app, methods);
}

/** Throws RATE_LIMITED while the club has as many uploads under way as it may. */
async function withinUploads<Result>(
  uploads: Map<string, number>,
  clubId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const underWay = uploads.get(clubId) ?? 0;
  if (underWay >= mostUploads) {
    throw new CallError('RATE_LIMITED', 'The club is sending other files: wait for them', {
      'Retry-After': '5',
    });
  }
  uploads.set(clubId, underWay + 1);
  try {
    return await work();
  } finally {
    const left = (uploads.get(clubId) ?? 1) - 1;
    if (left === 0) uploads.delete(clubId);
    else uploads.set(clubId, left);
  }
}

async function answer<Name extends AddingEndpointName>(
  c: Context<AppEnv>,
  name: Name,
  handlers: AddingHandlers,
  services: Services,
): Promise<Response> {
  const { path } = addingEndpoints[name];
  const handler: AddingHandlers[Name] = handlers[name];
  const call = {
    club: c.get('club'),
    by: c.get('keyName'),
    parameters: readParameters<AddingParametersOf<Name>>(path, (id) => c.req.param(id)),
    body: await readBody(name, c.req.raw),
    request: c.req.raw,
    services,
  };
  const reply: Answered = await handler(call).catch(inCalls);
  if ('file' in reply) return sendFile(c, reply.file);
  const headers = { ...apiHeaders(c), ...jsonType };
  return new Response(JSON.stringify(success(reply.data)), {
    status: reply.status ?? 200,
    headers,
  });
}

const codes = { absent: 'NOT_FOUND', refused: 'INVALID_REQUEST', busy: 'CONFLICT' } as const;

/** What adding and care refuse is the caller's to mend; what is not the club's reads as if it were not there. */
function inCalls(error: unknown): never {
  const isRefusal = error instanceof AddingError || error instanceof CareError;
  throw isRefusal ? new CallError(codes[error.reason], error.message) : error;
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

/** Far above the choices for 200 matches. */
const largestBody = 2_000_000;

/** What a JSON body holds, checked. Throws INVALID_REQUEST, naming the first place that is wrong, and TOO_LARGE. */
async function readJsonBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new CallError('INVALID_REQUEST', 'The body must be JSON: Content-Type: application/json');
  }
  const checked = v.safeParse(schema, parse(await readText(request)), { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const place = v.getDotPath(issue) ?? 'the whole';
  throw new CallError('INVALID_REQUEST', `The body is wrong at ${place}: ${issue.message}`);
}

async function readText(request: Request): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > largestBody) throw new CallError('TOO_LARGE', 'The body is larger than 2 MB');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      requireText(key);
      return typeof value === 'string' ? requireText(value) : value;
    });
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new CallError('INVALID_REQUEST', 'The body is not complete JSON');
    }
    if (!(error instanceof RangeError)) throw error;
    throw new CallError(
      'INVALID_REQUEST',
      'The body has a NUL, half a character, or too many brackets within each other',
    );
  }
}
