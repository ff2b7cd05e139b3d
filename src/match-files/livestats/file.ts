import * as v from 'valibot';
import type { FileFormat } from '../file-values.ts';
import { checkContent, flag, label, parseJson, whole } from '../file-values.ts';
import { IntakeError } from '../format.ts';

/** `null` for a missing or unreadable value, so that one bad value does not refuse the match. */
const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null);

const minutes = orNull(v.pipe(v.string(), v.regex(/^\d+:\d\d$/)));
const count = orNull(whole);

/** An object by key; LiveStats writes an empty one as `[]`. */
function mapOf<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) ? { ...input } : input)),
    v.record(v.string(), value),
  );
}

const counts = {
  Points: count,
  TwoPointersMade: count,
  TwoPointersAttempted: count,
  ThreePointersMade: count,
  ThreePointersAttempted: count,
  FreeThrowsMade: count,
  FreeThrowsAttempted: count,
  ReboundsOffensive: count,
  ReboundsDefensive: count,
  Assists: count,
  Turnovers: count,
  Steals: count,
  Blocks: count,
  BlocksReceived: count,
  FoulsOn: count,
};
/** A counting statistic by the file's name without its prefix. */
export type LiveStatsCount = keyof typeof counts;

/** The schemas of the counting statistics under the file's prefix. */
function prefixed<Prefix extends string>(prefix: Prefix) {
  const entries = Object.entries(counts).map(([name, schema]) => [`${prefix}${name}`, schema]);
  // Object.fromEntries loses the key type: the prefix and a name of `counts`.
  return Object.fromEntries(entries) as Record<`${Prefix}${LiveStatsCount}`, typeof count>;
}

const playerSchema = v.object({
  ...prefixed('s'),
  sMinutes: minutes,
  sFoulsPersonal: count,
  sPlusMinusPoints: count,
  firstName: label,
  familyName: label,
  shirtNumber: label,
  playingPosition: label,
  starter: flag,
  captain: flag,
});
export type LiveStatsPlayer = v.InferOutput<typeof playerSchema>;

/** Percent of the court's length or width; a shot from out of bounds may exceed the range slightly. */
const percent = v.pipe(v.number(), v.minValue(-100), v.maxValue(200));
const shotSchema = v.object({ actionNumber: whole, x: percent, y: percent });
export type LiveStatsShot = v.InferOutput<typeof shotSchema>;

const teamSchema = v.object({
  ...prefixed('tot_s'),
  tot_sMinutes: minutes,
  tot_sFoulsTotal: count,
  score: count,
  p1_score: count,
  p2_score: count,
  p3_score: count,
  p4_score: count,
  ot_score: count,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  shortName: label,
  code: label,
  coach: label,
  coachDetails: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((input) => (Array.isArray(input) ? {} : input)),
      v.object({ firstName: label, familyName: label }),
    ),
  ),
  pl: mapOf(playerSchema),
  shot: v.optional(v.array(orNull(shotSchema)), []),
});
export type LiveStatsTeam = v.InferOutput<typeof teamSchema>;

const rowSchema = v.object({
  actionNumber: whole,
  actionType: v.pipe(v.string(), v.nonEmpty()),
  subType: label,
  qualifier: v.optional(v.array(v.string()), []),
  period: v.pipe(whole, v.minValue(1)),
  periodType: v.string(),
  /** "MM:SS:cc", or with tenths "MM:SS.t". */
  clock: orNull(v.pipe(v.string(), v.regex(/^\d+:\d\d(:\d\d|\.\d+)?$/))),
  s1: orNull(v.pipe(whole, v.minValue(0))),
  s2: orNull(v.pipe(whole, v.minValue(0))),
  tno: v.pipe(whole, v.values([0, 1, 2])),
  pno: count,
  success: v.optional(whole, 0),
  previousAction: label,
});
export type LiveStatsRow = v.InferOutput<typeof rowSchema>;

const fileSchema = v.object({
  tm: v.object({ 1: teamSchema, 2: teamSchema }),
  /** Absent if only the box score was recorded. */
  pbp: v.optional(v.array(rowSchema)),
  clock: label,
  period: v.optional(v.nullable(whole)),
  inOT: flag,
  periodsMax: v.optional(v.pipe(whole, v.minValue(1)), 4),
  periodLengthREGULAR: v.optional(v.pipe(whole, v.minValue(1)), 10),
  periodLengthOVERTIME: v.optional(v.pipe(whole, v.minValue(1)), 5),
  attendance: v.optional(whole, 0),
  officials: v.optional(mapOf(v.unknown()), {}),
});
export type LiveStatsFile = v.InferOutput<typeof fileSchema>;

const format: FileFormat = {
  file: 'LiveStats file',
  match: 'LiveStats match',
  nextStep: 'Save the match’s data.json again from FIBA LiveStats and import that.',
};

/** The content of a LiveStats `data.json`. Throws an IntakeError that names `fileName` if it is not JSON. */
export function parseLiveStats(text: string, fileName: string): unknown {
  return parseJson(text, fileName, format);
}

/**
 * The validated content of a LiveStats `data.json`. Throws an IntakeError that names file and path, also if more than one
 * play in ten lacks the same field, since that is not a scorer's slip.
 */
export function checkLiveStats(content: unknown, fileName: string): LiveStatsFile {
  const file = checkContent(fileSchema, content, fileName, format);
  const { pbp = [] } = file;
  for (const field of ['clock', 'pno', 's1', 's2'] as const) {
    const lacking = pbp.filter((row) => row[field] === null).length;
    if (lacking <= pbp.length / 10) continue;
    throw new IntakeError(
      `${fileName}: not a ${format.match}, at pbp: ${lacking} of ${pbp.length} plays without a readable "${field}". ${format.nextStep}`,
    );
  }
  return file;
}
