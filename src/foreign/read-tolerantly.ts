import {
  type DataOf,
  type EndpointName,
  endpoints,
  type ParametersOf,
} from '../contract/endpoints.ts';
import { insightResultSchema } from '../contract/insight.ts';
import { insightStatusOf } from './insight-words.ts';
import { type Counter, isRecord, readBySchema, unreadable } from './read-by-schema.ts';
import type { ReadingReport } from './report.ts';

/** The readable part of a reply. */
export interface Reading<Value> {
  value: Value;
  /** Rows of any list in it that were left out, since they could not be read. */
  unreadableRows: number;
  /** Fields that held something of a wrong type and read as "not recorded"; absent = none. */
  unreadableFields?: number;
  /** It has fields or words that the contract does not know; absent = none. */
  hasUnknown?: boolean;
  /** `false` if parts of the reply were not understood: then the page may call nothing absent. */
  understood?: false;
  /** The language of its texts (`Content-Language`), "es"; absent = unknown. */
  language?: string;
  /** How a reply in another service's words was read; absent = it was in the contract's own. */
  report?: ReadingReport;
}

/** The reference lists every word of insights, so an unknown one means none of them. */
export const isGivenInFull = (name: EndpointName) => endpoints[name].data === insightResultSchema;

/** Whether all of a reply was in the contract's own words, so that nothing is left to understand. */
export function isInOwnWords<Value>(
  name: EndpointName,
  reading: Reading<Value> | null,
): reading is Reading<Value> {
  if (!reading || reading.unreadableRows || reading.unreadableFields) return false;
  if (!reading.hasUnknown) return true;
  // Insights that are not ready have nothing more to understand.
  const { status }: { status?: string } = reading.value ?? {};
  return isGivenInFull(name) && status !== 'ready';
}

/**
 * Reads the `data` of a reply that another service may have written: a list may come bare or under any one name, a bad
 * row is left out and counted, a missing part reads as "not recorded".
 * @param endsAtFirst whether to stop a list at the first row that is not in the contract's own words
 * @returns `null` if nothing useful is left
 */
export function readTolerantly<Name extends EndpointName>(
  name: Name,
  data: unknown,
  parameters: ParametersOf<Name>,
  { endsAtFirst = false }: Pick<Counter, 'endsAtFirst'> = {},
): Reading<DataOf<Name>> | null {
  const counter: Counter = { unreadableRows: 0, unreadableFields: 0, unknown: 0, endsAtFirst };
  const shaped = withStatus(name, withKnownIds(name, shapeOf(name, data), parameters));
  const value = readBySchema(endpoints[name].data, shaped, counter);
  if (value === unreadable) return null;
  // `readBySchema` gives what the schema describes, or `unreadable`.
  const { unknown, unreadableRows, unreadableFields } = counter;
  const reading: Reading<DataOf<Name>> = {
    value: value as DataOf<Name>,
    unreadableRows,
    unreadableFields,
  };
  if (unknown > 0) reading.hasUnknown = true;
  return reading;
}

function shapeOf(name: EndpointName, data: unknown): unknown {
  const endpoint = endpoints[name];
  if (!('list' in endpoint)) return Array.isArray(data) ? data[0] : data;
  if (Array.isArray(data)) return { [endpoint.list]: data };
  if (!isRecord(data) || Array.isArray(data[endpoint.list])) return data;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return lists.length === 1 ? { ...data, [endpoint.list]: lists[0] } : data;
}

/** The status of insights in the contract's word, "processing" as generating; an empty summary counts as not sent. */
function withStatus(name: EndpointName, data: unknown): unknown {
  if (!isGivenInFull(name) || !isRecord(data)) return data;
  const { summary, ...rest } = data;
  if (isRecord(summary) && Object.keys(summary).length === 0) return withStatus(name, rest);
  const status = typeof data.status === 'string' ? insightStatusOf(data.status) : undefined;
  return status === undefined || status === data.status ? data : { ...data, status };
}

/** A reply about a match that does not repeat the match's id is still about that match. */
function withKnownIds(
  name: EndpointName,
  data: unknown,
  parameters: Record<string, string>,
): unknown {
  if (!isRecord(data) || parameters.matchId === undefined) return data;
  if (!('matchId' in endpoints[name].data.entries)) return data;
  return typeof data.matchId === 'string' ? data : { ...data, matchId: parameters.matchId };
}
