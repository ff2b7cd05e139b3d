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
  /** Fields that held something of a wrong type and read as "not recorded"; absent = none. */
  unreadableFields?: number;
}

type Counter = Required<Omit<Reading<unknown>, 'value'>>;

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
  const counter: Counter = { unreadableRows: 0, unreadableFields: 0 };
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
function keepReadable(schema: unknown, value: unknown, counter: Counter): unknown {
  if (!isRecord(schema)) return value;
  if (isMisread(schema, value)) counter.unreadableFields += 1;
  const mayBeAbsent = isRecord(schema.wrapped);
  if (mayBeAbsent && (value === null || value === undefined)) return value;
  return keepReadableInside(innermost(schema), value, counter);
}

function keepReadableInside(schema: Known, value: unknown, counter: Counter): unknown {
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.flatMap((sent) => {
      const inRow: Counter = { unreadableRows: 0, unreadableFields: 0 };
      const row = keepReadable(schema.item, sent, inRow);
      const readable = v.is(asSchema(schema.item), row);
      counter.unreadableRows += readable ? inRow.unreadableRows : 1;
      counter.unreadableFields += readable ? inRow.unreadableFields : 0;
      return readable ? [row] : [];
    });
  }
  if (!isRecord(schema.entries)) return value;
  const record = isRecord(value) && !Array.isArray(value) ? value : {};
  const entries = Object.entries(schema.entries).map(
    ([key, entry]) => [key, keepReadable(entry, record[key], counter)] as const,
  );
  return { ...record, ...Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) };
}

/** Whether a field holds something, but nothing that its schema can read. */
function isMisread(schema: Known, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  const inner = innermost(schema);
  if (inner.type === 'array') return !Array.isArray(value);
  if (isRecord(inner.entries)) return !isRecord(value) || Array.isArray(value);
  return 'fallback' in schema && v.safeParse(asSchema(schema), value).output !== value;
}

/** The schema inside those that only allow a value to be absent or null. */
function innermost(schema: Known): Known {
  return isRecord(schema.wrapped) ? innermost(schema.wrapped) : schema;
}

/** What stands inside a schema is a schema, which valibot's types do not say. */
const asSchema = (schema: unknown) => schema as v.GenericSchema;

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null;
}
