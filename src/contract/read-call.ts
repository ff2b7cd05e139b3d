import type { Endpoint } from './endpoints.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The names of a path's parameters, in order. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

/** An error for the first id of a call that is no UUID; null if none. */
export function wrongParameter(
  path: string,
  parameterOf: (parameter: string) => string | undefined,
): string | null {
  const wrong = parameterNames(path).find((parameter) => !uuid.test(parameterOf(parameter) ?? ''));
  return wrong === undefined ? null : `The path parameter ${wrong} must be a UUID`;
}

/** An error for the first invalid parameter of a call's query; null if none. */
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
