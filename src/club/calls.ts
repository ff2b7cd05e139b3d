import * as v from 'valibot';
import { noDay } from '../contract/adding.ts';
import { addingEndpointNames, addingEndpoints } from '../contract/adding-endpoints.ts';
import { endpointNames, endpoints } from '../contract/endpoints.ts';
import { findCall, patternOf, wrongParameter, wrongQuery } from '../contract/read-call.ts';
import { requireText } from '../match-files/file-values.ts';
import type { SentMatchFile } from '../match-files/read-files.ts';
import type { SentFile } from './add.ts';
import { CallError } from './tools.ts';

/* Finds the contract's call for a method, path and body. */

/** A call of the contract. */
export interface ClubCall {
  /** The call's club; on a device its id serves as the key. */
  clubId: string;
  /** The caller in the trail: the key's name; '' for a command and on a device. */
  by?: string;
  method: string;
  /** Path and query. */
  path: string;
  /** Accept-Language. */
  language: string | null;
  /** JSON text, or match files, possibly still arriving. */
  body?: string | readonly SentFile[] | AsyncIterable<SentMatchFile> | undefined;
}

/** The ids in paths; those in the call's own path are present. */
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
  /** Whether its texts depend on the requested language. */
  written: 'written' in more,
}));

/** The call for a method and a path without its query. Throws CallError if there is none. */
export function callAt(method: string, path: string) {
  const found = findCall(routes, method, path);
  if (!Array.isArray(found)) return found;
  if (found.length === 0) throw new CallError('NOT_FOUND', 'The service has no such path');
  const Allow = found.join(', ');
  throw new CallError('METHOD_NOT_ALLOWED', `This path allows ${Allow}`, { Allow });
}

/** The call with its ids and query. Throws CallError for an unknown call and invalid ids or query. */
export function routeOf({ method, path }: ClubCall) {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  const route = callAt(method, pathname);
  // Ids are case-insensitive.
  const ids: Partial<Ids> = route.pattern.exec(pathname.toLowerCase())?.groups ?? {};
  const wrong =
    wrongParameter(route.path, (name) => ids[name as keyof Ids]) ??
    wrongQuery(route, (name) => query.getAll(name));
  if (wrong !== null) throw new CallError('INVALID_REQUEST', wrong);
  const schema = route.body === 'files' ? undefined : route.body;
  return { name: route.name, ids: ids as Ids, query, schema };
}

/** The JSON body of a call. Throws CallError that names the first wrong field. */
export function jsonOf(schema: v.GenericSchema, text: string): unknown {
  const checked = v.safeParse(schema, parseBody(text), { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  // A wrong date has a message for the coach.
  if (typeof issue.input === 'string' && issue.message === noDay(issue.input))
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
      'The body has a NUL, half a character, or brackets nested too deeply',
    );
  }
}
