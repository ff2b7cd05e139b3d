import * as v from 'valibot';
import {
  type DataOf,
  type EndpointName,
  endpoints,
  type ParametersOf,
} from '../../contract/endpoints.ts';

/** What could be read of a reply. */
export interface Reading<Value> {
  value: Value;
  /** Rows of any list in it that were left out, since they could not be read. */
  unreadableRows: number;
}

type Known = Record<string, unknown>;

/**
 * Reads the `data` of a reply that another service may have written: a list may come bare or under any one name, a bad
 * row is left out and counted, a missing part reads as "not recorded".
 * @returns `null` where nothing of use is left
 */
export function readTolerantly<Name extends EndpointName>(
  name: Name,
  data: unknown,
  parameters: ParametersOf<Name>,
): Reading<DataOf<Name>> | null {
  const endpoint = endpoints[name];
  const counter = { unreadableRows: 0 };
  const shaped = withKnownIds(shapeOf(name, data), parameters);
  const readable = keepReadable(endpoint.data, shaped, counter);
  const parsed = v.safeParse(endpoint.data, readable);
  if (!parsed.success) return null;
  return { value: parsed.output as DataOf<Name>, ...counter };
}

function shapeOf(name: EndpointName, data: unknown): unknown {
  const endpoint = endpoints[name];
  if (!('list' in endpoint)) return Array.isArray(data) ? data[0] : data;
  if (Array.isArray(data)) return { [endpoint.list]: data };
  if (!isRecord(data) || Array.isArray(data[endpoint.list])) return data;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return lists.length === 1 ? { ...data, [endpoint.list]: lists[0] } : data;
}

/** A reply about a match that does not repeat the match's id is still about that match. */
function withKnownIds(data: unknown, parameters: Record<string, string>): unknown {
  if (!isRecord(data) || parameters.matchId === undefined) return data;
  return typeof data.matchId === 'string' ? data : { ...data, matchId: parameters.matchId };
}

/** Follows a schema into a value: leaves out rows that don't fit, and puts an empty record where a part is missing. */
function keepReadable(
  schema: unknown,
  value: unknown,
  counter: { unreadableRows: number },
): unknown {
  if (!isRecord(schema)) return value;
  if (schema.type === 'array' && Array.isArray(value)) {
    const rows = value.map((row) => keepReadable(schema.item, row, counter));
    const readable = rows.filter((row) => v.is(schema.item as v.GenericSchema, row));
    counter.unreadableRows += rows.length - readable.length;
    return readable;
  }
  if (isRecord(schema.wrapped)) {
    return value === null || value === undefined
      ? value
      : keepReadable(schema.wrapped, value, counter);
  }
  if (!isRecord(schema.entries)) return value;
  const record = isRecord(value) && !Array.isArray(value) ? value : {};
  const entries = Object.entries(schema.entries).map(
    ([key, entry]) => [key, keepReadable(entry, record[key], counter)] as const,
  );
  return { ...record, ...Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) };
}

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null;
}
