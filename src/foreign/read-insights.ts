import {
  type InsightStatus,
  insightResultSchema,
  insightStatuses,
  ratingKeys,
} from '../contract/insight.ts';
import { plainName } from '../contract/plain-name.ts';
import type { ReadingContext } from './context.ts';
import { anyNumber } from './convert.ts';
import { readWhen } from './dates.ts';
import type { Notes } from './notes.ts';
import { isRow, type Row } from './places.ts';

/** The fields that the published reference names; it fixes their words, so that only their values may differ. */
const fields = Object.keys(insightResultSchema.entries);

const statuses = new Map<string, InsightStatus>(
  insightStatuses.map((word) => [plainName(word), word]),
);

/** An insight result: what the reference fixes, each part on its own. */
export function readInsights(
  data: Row,
  context: ReadingContext,
  notes: Notes,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const key of Object.keys(data).slice(0, 200)) {
    const field = fields.find((one) => plainName(one) === plainName(key));
    notes.found(key, data[key]);
    if (!field || (field !== key && Object.hasOwn(data, field))) continue;
    const value = readField(field, data[key], context);
    if (value === undefined) continue;
    read[field] = value;
    notes.read(field, [key], field === key ? 'asSent' : 'renamed');
  }
  return read;
}

function readField(field: string, value: unknown, context: ReadingContext): unknown {
  if (value === null) return undefined;
  switch (field) {
    case 'status':
      return typeof value === 'string' ? (statuses.get(plainName(value)) ?? value) : value;
    case 'generatedAt':
    case 'startedAt':
      return readWhen(value, context.readLocalTime, null)?.moment ?? value;
    case 'ratings':
      return isRow(value) ? readRatings(value) : value;
    default:
      return value;
  }
}

/** The ratings that can be read: the six, and others of the same form; one of another form is no rating. */
function readRatings(sent: Row): Record<string, unknown> {
  const ratings: Record<string, unknown> = {};
  for (const key of Object.keys(sent).slice(0, 100)) {
    const rating = sent[key];
    const known = ratingKeys.find((one) => one === key);
    if (key === '__proto__' || (!known && !isRow(rating))) continue;
    const column = isRow(rating) ? anyNumber([rating.value], { name: '' }) : 'otherKind';
    const value = typeof column === 'object' ? column.values[0] : undefined;
    ratings[key] = isRow(rating) ? { ...rating, value: value ?? null } : rating;
  }
  return ratings;
}
