import * as v from 'valibot';
import type { FileFormat } from '../file-values.ts';
import { checkContent, flag, label, parseJson, whole } from '../file-values.ts';

const minutes = v.pipe(v.string(), v.regex(/^\d+:\d\d$/, 'Invalid minutes: Expected "MM:SS"'));

/** An object by key; LiveStats writes an empty one as `[]`. */
function mapOf<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) ? { ...input } : input)),
    v.record(v.string(), value),
  );
}

const counts = {
  Points: whole,
  TwoPointersMade: whole,
  TwoPointersAttempted: whole,
  ThreePointersMade: whole,
  ThreePointersAttempted: whole,
  FreeThrowsMade: whole,
  FreeThrowsAttempted: whole,
  ReboundsOffensive: whole,
  ReboundsDefensive: whole,
  Assists: whole,
  Turnovers: whole,
  Steals: whole,
  Blocks: whole,
  BlocksReceived: whole,
  FoulsOn: whole,
};
/** A counting statistic by the name that the file gives it, without its prefix. */
export type LiveStatsCount = keyof typeof counts;

/** The counting statistics under the file's own prefix. */
function prefixed<Prefix extends string>(prefix: Prefix) {
  const entries = Object.entries(counts).map(([name, schema]) => [`${prefix}${name}`, schema]);
  // Object.fromEntries forgets the names, which are those of `counts` behind the prefix.
  return Object.fromEntries(entries) as Record<`${Prefix}${LiveStatsCount}`, typeof whole>;
}

const playerSchema = v.object({
  ...prefixed('s'),
  sMinutes: minutes,
  sFoulsPersonal: whole,
  sPlusMinusPoints: whole,
  firstName: label,
  familyName: label,
  shirtNumber: label,
  playingPosition: label,
  starter: flag,
  captain: flag,
});
export type LiveStatsPlayer = v.InferOutput<typeof playerSchema>;

/** Percent of the court's length or width; a shot from outside of it is a little beyond. */
const percent = v.pipe(v.number(), v.minValue(-100), v.maxValue(200));
const shotSchema = v.object({ actionNumber: whole, x: percent, y: percent });
export type LiveStatsShot = v.InferOutput<typeof shotSchema>;

const teamSchema = v.object({
  ...prefixed('tot_s'),
  tot_sMinutes: minutes,
  tot_sFoulsTotal: whole,
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
  shot: v.optional(v.array(shotSchema), []),
});
export type LiveStatsTeam = v.InferOutput<typeof teamSchema>;

const rowSchema = v.object({
  actionNumber: whole,
  actionType: v.pipe(v.string(), v.nonEmpty()),
  subType: label,
  qualifier: v.optional(v.array(v.string()), []),
  period: v.pipe(whole, v.minValue(1)),
  periodType: v.string(),
  clock: v.pipe(v.string(), v.regex(/^\d+:\d\d(:\d\d)?$/, 'Invalid clock: Expected "MM:SS:cc"')),
  s1: v.pipe(whole, v.minValue(0)),
  s2: v.pipe(whole, v.minValue(0)),
  tno: v.pipe(whole, v.values([0, 1, 2])),
  pno: whole,
  success: v.optional(whole, 0),
  previousAction: label,
});
export type LiveStatsRow = v.InferOutput<typeof rowSchema>;

const fileSchema = v.object({
  tm: v.object({ 1: teamSchema, 2: teamSchema }),
  pbp: v.array(rowSchema),
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

/** The content of a LiveStats `data.json`. Throws an IntakeError that names `place` (the file) where it is no JSON. */
export function parseLiveStats(text: string, place: string): unknown {
  return parseJson(text, place, format);
}

/** The checked content of a LiveStats `data.json`. Throws an IntakeError that names `place` and the spot in it. */
export function checkLiveStats(content: unknown, place: string): LiveStatsFile {
  return checkContent(fileSchema, content, place, format);
}
