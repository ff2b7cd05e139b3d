import * as v from 'valibot';
import { noDay } from '../contract/adding.ts';
import { addingEndpointNames, addingEndpoints } from '../contract/adding-endpoints.ts';
import { endpointNames, endpoints } from '../contract/endpoints.ts';
import { findCall, patternOf, wrongParameter, wrongQuery } from '../contract/read-call.ts';
import { requireText } from '../match-files/file-values.ts';
import type { SentMatchFile } from '../match-files/read-files.ts';
import type { SentFile } from './add.ts';
import { CallError } from './tools.ts';

/* Which call of the contract a method, a path and a body are. */

/** A call of the contract. */
export interface ClubCall {
  /** The club that the call is about; on a device it serves as the key. */
  clubId: string;
  /** Who calls, for the trail: the name of the key; "" for a command, and on a device. */
  by?: string;
  method: string;
  /** With its query. */
  path: string;
  /** Accept-Language. */
  language: string | null;
  /** JSON text, or match files, perhaps as they arrive. */
  body?: string | readonly SentFile[] | AsyncIterable<SentMatchFile> | undefined;
}

/** The ids that a path may name; those of the call's own are there. */
export type Ids = Readonly<Record<'clubId' | 'teamId' | 'matchId' | 'playerId' | 'lookId', string>>;

const routes = [
  ...endpointNames.map((name) => ({ name, ...endpoints[name] })),
  ...addingEndpointNames.map((name) => ({ name, ...addingEndpoints[name] })),
].map(({ name, method, path, ...more }) => ({
  name,
  method,
  path,
  pattern: patternOf(path),
  query: 'query' in more ? more.query : {},
  body: 'body' in more ? more.body : undefined,
  /** Whether its words depend on the language that is asked for. */
  written: 'written' in more,
}));

/** The call of a method and a path without its query. Throws CallError for none. */
export function callAt(method: string, path: string) {
  const found = findCall(routes, method, path);
  if (!Array.isArray(found)) return found;
  if (found.length === 0) throw new CallError('NOT_FOUND', 'The service has no such path');
  const Allow = found.join(', ');
  throw new CallError('METHOD_NOT_ALLOWED', `This path allows ${Allow}`, { Allow });
}

/** Which call it is. Throws CallError for none, and for ids and a query that are wrong. */
export function routeOf({ method, path }: ClubCall) {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  const route = callAt(method, pathname);
  // An id is the same in capitals.
  const ids: Partial<Ids> = route.pattern.exec(pathname.toLowerCase())?.groups ?? {};
  const wrong =
    wrongParameter(route.path, (name) => ids[name as keyof Ids]) ??
    wrongQuery(route, (name) => query.getAll(name));
  if (wrong !== null) throw new CallError('INVALID_REQUEST', wrong);
  const schema = route.body === 'files' ? undefined : route.body;
  return { name: route.name, ids: ids as Ids, query, schema };
}

/** The JSON body of a call. Throws CallError, naming the first wrong field. */
export function jsonOf(schema: v.GenericSchema, text: string): unknown {
  const checked = v.safeParse(schema, parseBody(text), { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  // A wrong day is refused in a coach's words.
  if (issue.message === noDay(String(issue.input)))
    throw new CallError('INVALID_REQUEST', issue.message);
  const path = v.getDotPath(issue) ?? 'the whole';
  throw new CallError('INVALID_REQUEST', `The body is wrong at ${path}: ${issue.message}`);
}

function parseBody(text: string): unknown {
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
