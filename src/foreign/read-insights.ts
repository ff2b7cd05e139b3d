import { insightResultSchema, ratingKeys, summarySchema } from '../contract/insight.ts';
import { plainName } from '../contract/plain-name.ts';
import type { ReadingContext } from './context.ts';
import { readWhen } from './dates.ts';
import { insightStatusOf } from './insight-words.ts';
import type { Notes } from './notes.ts';
import { isRow, type Row } from './rows.ts';
import { numberOf } from './values.ts';

/** The fields of the published reference, which fixes their names; only their values may differ. */
const fields = Object.keys(insightResultSchema.entries);

/** The name among those of the reference that a key is, apart from case and signs. */
const nameAmong = (names: readonly string[], key: string) =>
  names.find((name) => plainName(name) === plainName(key));

/** Reads an insight result field by field, each in any form. */
export function readInsights(
  data: Row,
  context: ReadingContext,
  notes: Notes,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  const inner = wrapped(data);
  for (const key of Object.keys(inner).slice(0, 200)) {
    const field = nameAmong(fields, key);
    notes.found(key, inner[key]);
    if (!field || (field !== key && Object.hasOwn(inner, field))) continue;
    const value = readField(field, inner[key], context, notes, key);
    if (value === undefined) continue;
    read[field] = value;
    notes.read(field, [key]);
  }
  // Without a status, a summary proves that the insights are ready.
  if (typeof read.status !== 'string' && read.summary !== undefined) read.status = 'ready';
  else if (Object.keys(inner).length === 0) read.status = 'not_generated';
  return read;
}

/** The result itself if it is wrapped: `{ matchId, insights: { … } }`. */
function wrapped(data: Row): Row {
  if (Object.keys(data).some((key) => nameAmong(fields, key))) return data;
  const records = Object.values(data).filter(isRow);
  return records.length === 1 ? (records[0] ?? data) : data;
}

function readField(
  field: string,
  value: unknown,
  context: ReadingContext,
  notes: Notes,
  key: string,
): unknown {
  if (value === null) return undefined;
  switch (field) {
    case 'status':
      return typeof value === 'string' ? (insightStatusOf(value) ?? value) : value;
    case 'generatedAt':
    case 'startedAt':
      return readWhen(value, context.readLocalTime, null)?.moment ?? value;
    case 'summary':
      return readSummary(value, notes, key);
    case 'ratings':
      return readRatings(value, notes, key);
    default:
      return value;
  }
}

const summaryKeys = Object.keys(summarySchema.entries);

/** The three lists, each of texts, of records with a text, or one text; a bare text or list is `whatsWorking`. */
function readSummary(sent: unknown, notes: Notes, path: string): unknown {
  if (!isRow(sent)) return { whatsWorking: sentencesIn(sent) ?? sent };
  const summary: Record<string, unknown> = {};
  for (const key of Object.keys(sent).slice(0, 100)) {
    const field = nameAmong(summaryKeys, key);
    if (!field) continue;
    const list = sentencesIn(sent[key]);
    summary[field] = list ?? sent[key];
    if (!list && sent[key] !== null)
      notes.leaveOut(`summary.${field}`, [`${path}.${key}`], 'otherKind');
  }
  if (Object.keys(summary).length > 0) return summary;
  if (Object.keys(sent).length > 0) notes.leaveOut('summary', [path], 'otherKind');
  return undefined;
}

function sentencesIn(value: unknown): unknown[] | undefined {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (!Array.isArray(value)) return undefined;
  return value.map((one) => {
    if (!isRow(one)) return one;
    const texts = Object.values(one).filter((inner) => typeof inner === 'string');
    return typeof one.text === 'string' ? one.text : texts.length === 1 ? texts[0] : one;
  });
}

/** The ratings of a record or a list, with or without a comment; unknown names without a record are left out. */
function readRatings(sent: unknown, notes: Notes, path: string): unknown {
  const entries = ratingEntries(sent);
  if (!entries) return sent;
  const ratings: Record<string, unknown> = {};
  for (const [key, rating] of entries.slice(0, 100)) {
    const known = nameAmong(ratingKeys, key);
    if (key === '__proto__' || (!known && !isRow(rating))) continue;
    const record: Row = isRow(rating) ? rating : { value: rating };
    const said = record.value ?? record.score ?? record.rating ?? null;
    const value = numberIn(said) ?? null;
    const comment = [record.comment, record.text, record.note].find(
      (one) => typeof one === 'string',
    );
    if (value === null && said !== null)
      notes.leaveOut(`ratings.${known ?? key}`, [`${path}.${key}`], 'otherKind');
    ratings[known ?? key] = { ...record, value, ...(comment === undefined ? {} : { comment }) };
  }
  return ratings;
}

/** Ratings by name: from a record, a list of records with names, or groups of records. */
function ratingEntries(sent: unknown): [string, unknown][] | undefined {
  if (Array.isArray(sent)) {
    return sent.flatMap((one): [string, unknown][] => {
      const name = isRow(one)
        ? (one.name ?? one.key ?? one.id ?? one.rating ?? one.label)
        : undefined;
      return typeof name === 'string' ? [[name, one]] : [];
    });
  }
  if (!isRow(sent)) return undefined;
  const entries = Object.entries(sent);
  const isKnown = (key: string) => nameAmong(ratingKeys, key) !== undefined;
  const groups = entries.filter(
    ([key, value]) => !isKnown(key) && isRow(value) && Object.keys(value).some(isKnown),
  );
  return groups.length > 0 && !entries.some(([key]) => isKnown(key))
    ? groups.flatMap(([, group]) => Object.entries(group as Row))
    : entries;
}

/** A number, also as text: `"7.2"`, `"72%"`. */
function numberIn(value: unknown): number | undefined {
  return numberOf(typeof value === 'string' ? value.replace(/\s*%\s*$/, '') : value);
}
