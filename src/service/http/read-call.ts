import type { Endpoint } from '../../contract/endpoints.ts';
import { CallError } from './call-error.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The names of a path's parameters, in order. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

/** The path parameters of a call, all of them ids. Throws INVALID_REQUEST, naming the first that is no UUID. */
export function readParameters<Parameters extends Record<string, string>>(
  path: string,
  parameterOf: (parameter: string) => string | undefined,
): Parameters {
  const parameters: Record<string, string> = {};
  for (const parameter of parameterNames(path)) {
    const value = parameterOf(parameter) ?? '';
    if (!uuid.test(value)) {
      throw new CallError('INVALID_REQUEST', `The path parameter ${parameter} must be a UUID`);
    }
    parameters[parameter] = value.toLowerCase();
  }
  // The names come from the very path that the type is made of.
  return parameters as Parameters;
}

/** The query parameters of a call that its endpoint knows. Throws INVALID_REQUEST, naming the first that is wrong. */
export function readQuery(
  endpoint: Endpoint,
  valuesOf: (parameter: string) => string[] | undefined,
): Record<string, string | undefined> {
  const query: Record<string, string | undefined> = {};
  for (const [parameter, words] of Object.entries(endpoint.query ?? {})) {
    const values = valuesOf(parameter) ?? [];
    if (values.length > 1 || values.some((value) => !words.includes(value))) {
      const allowed = words.map((word) => `"${word}"`).join(' or ');
      throw new CallError(
        'INVALID_REQUEST',
        `The query parameter ${parameter} must be ${allowed}, at most once`,
      );
    }
    query[parameter] = values[0];
  }
  return query;
}
