import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  isMappableRoute,
  type MappedRoutes,
  mappableRoutes,
  routeFault,
} from '../contract/mapped-routes.ts';
import { EnvironmentError } from './environment.ts';

/** The host's mapping of another service's replies, for all pages. */
export interface ReplyMap {
  /** The file's text, for the page, which knows the fields. */
  text: string;
  /** Paths that the proxy passes on besides the reference's. */
  routes: MappedRoutes;
}

/** Far more than all fields of all replies take, in characters. */
const largest = 1_000_000;

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, ({ received }) => `is no JSON: ${received}`),
  v.strictObject({
    version: v.picklist([1, 2]),
    routes: v.optional(v.record(v.string(), v.string()), {}),
    replies: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
    answers: v.optional(v.record(v.string(), v.string()), {}),
  }),
);

/** Reads the file that `REPLY_MAP` names. Throws EnvironmentError, naming the position of the first fault. */
export function readReplyMap(path: string): ReplyMap {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw fault(path, `can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (text.length > largest) throw fault(path, 'is larger than 1 MB');
  const saved = v.safeParse(mapSchema, text);
  if (!saved.success) {
    const [issue] = saved.issues;
    if (issue.type === 'parse_json') throw fault(path, issue.message);
    throw fault(path, `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  const routes: MappedRoutes = {};
  for (const [name, template] of Object.entries(saved.output.routes)) {
    if (!isMappableRoute(name)) {
      const known = Object.keys(mappableRoutes).join(', ');
      throw fault(path, `routes.${name} is none of the routes that can be given: ${known}`);
    }
    if (routeFault(name, template) !== null) {
      const parameters = mappableRoutes[name].map((parameter) => `{${parameter}}`).join(' and ');
      throw fault(path, `routes.${name} must be a path below /v1/ that holds ${parameters}`);
    }
    routes[name] = `/v1/${template.slice('/v1/'.length)}`;
  }
  return { text, routes };
}

function fault(path: string, what: string): EnvironmentError {
  return new EnvironmentError(`REPLY_MAP can't be used: ${path}, ${what}`);
}
