import type { Endpoint } from './endpoints.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The names of a path's parameters, in order. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

/** A path as a regular expression with its parameters as groups. */
export const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/**
 * The call for a method and path; otherwise the allowed methods, none for an unknown path. GET includes HEAD, and pages of
 * other origins may send a preflight before calls under /v1.
 */
export function findCall<Call extends { method: string; pattern: RegExp }>(
  calls: readonly Call[],
  method: string,
  path: string,
): Call | string[] {
  const ofPath = calls.filter(({ pattern }) => pattern.test(path));
  const allowed = ofPath.flatMap((each) => (each.method === 'GET' ? ['GET', 'HEAD'] : each.method));
  if (allowed.length > 0 && path.startsWith('/v1/')) allowed.push('OPTIONS');
  return ofPath.find((each) => each.method === method) ?? allowed;
}

/** The error for a call's first id that is not a UUID; null if all are. */
export function wrongParameter(
  path: string,
  parameterOf: (parameter: string) => string | undefined,
): string | null {
  const wrong = parameterNames(path).find((parameter) => !uuid.test(parameterOf(parameter) ?? ''));
  return wrong === undefined ? null : `The path parameter ${wrong} must be a UUID`;
}

/** The error for a call's first invalid query parameter; null if all are valid. */
export function wrongQuery(
  { query = {} }: Pick<Endpoint, 'query'>,
  valuesOf: (parameter: string) => readonly string[],
): string | null {
  for (const [parameter, words] of Object.entries(query)) {
    const values = valuesOf(parameter);
    if (values.length <= 1 && values.every((value) => words.includes(value))) continue;
    const allowed = words.map((word) => `"${word}"`).join(' or ');
    return `The query parameter ${parameter} must be ${allowed}, at most once`;
  }
  return null;
}
