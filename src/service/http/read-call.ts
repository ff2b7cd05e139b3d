import type { Endpoint } from '../../contract/endpoints.ts';
import { parameterNames, wrongParameter, wrongQuery } from '../../contract/read-call.ts';
import { CallError } from './call-error.ts';

/** The path parameters of a call, all of them ids. Throws INVALID_REQUEST, naming the first that is no UUID. */
export function readParameters<Parameters extends Record<string, string>>(
  path: string,
  parameterOf: (parameter: string) => string | undefined,
): Parameters {
  const wrong = wrongParameter(path, parameterOf);
  if (wrong !== null) throw new CallError('INVALID_REQUEST', wrong);
  const parameters = parameterNames(path).map((name) => [
    name,
    parameterOf(name)?.toLowerCase() ?? '',
  ]);
  // The names come from the very path that the type is made of.
  return Object.fromEntries(parameters) as Parameters;
}

/** The query parameters of a call that its endpoint knows. Throws INVALID_REQUEST, naming the first that is wrong. */
export function readQuery(
  endpoint: Endpoint,
  valuesOf: (parameter: string) => string[] | undefined,
): Record<string, string | undefined> {
  const wrong = wrongQuery(endpoint, (parameter) => valuesOf(parameter) ?? []);
  if (wrong !== null) throw new CallError('INVALID_REQUEST', wrong);
  return Object.fromEntries(
    Object.keys(endpoint.query ?? {}).map((parameter) => [parameter, valuesOf(parameter)?.[0]]),
  );
}
