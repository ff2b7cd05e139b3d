import * as v from 'valibot';
import { type FileFormat, label, whole } from '../file-values.ts';

/*
 * The used fields of a digital score sheet: `match_moves.json` has rows in match order, `match_stats.json` both teams. Its
 * zeros for rebounds, assists and the like are ignored: nobody recorded them.
 */

export const words: FileFormat = {
  file: 'digital score sheet',
  match: 'digital score sheet',
  nextStep: 'Save the match’s files again and import them together.',
};

const count = v.pipe(whole, v.minValue(0));

const score = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}-\d{1,3}$/, 'Invalid score: Expected "12-8"'),
  v.transform((text) => {
    const [home = 0, away = 0] = text.split('-').map(Number);
    return { home, away };
  }),
);

export const movesSchema = v.pipe(
  v.array(
    v.object({
      idTeam: whole,
      actorId: v.optional(whole, 0),
      idMove: whole,
      move: label,
      /** The minutes left in the period. */
      min: count,
      sec: v.pipe(count, v.maxValue(59)),
      period: v.pipe(whole, v.minValue(1), v.maxValue(50)),
      score,
      /** The time of day, "20261031201456". */
      timestamp: label,
      eventUuid: label,
    }),
  ),
  v.nonEmpty(),
);
export type Moves = v.InferOutput<typeof movesSchema>;

const dataSchema = v.object({
  score: count,
  shotsOfOneAttempted: count,
  shotsOfOneSuccessful: count,
  shotsOfTwoSuccessful: count,
  shotsOfThreeSuccessful: count,
  faults: count,
});
export type SheetData = v.InferOutput<typeof dataSchema>;

const teamSchema = v.object({
  teamIdIntern: whole,
  name: v.pipe(label, v.nonEmpty()),
  shortName: label,
  data: dataSchema,
  players: v.array(
    v.object({
      actorId: whole,
      name: label,
      dorsal: label,
      starting: v.optional(v.boolean(), false),
      captain: v.optional(v.boolean(), false),
      inOut: v.optional(v.nullable(whole), null),
      data: dataSchema,
    }),
  ),
});
export type SheetTeam = v.InferOutput<typeof teamSchema>;

export const statsSchema = v.object({
  localId: whole,
  visitId: whole,
  /** Minutes of each period played. */
  periodDurationList: v.pipe(
    v.array(v.pipe(whole, v.minValue(1), v.maxValue(60))),
    v.minLength(1),
    v.maxLength(50),
  ),
  teams: v.array(teamSchema),
});
export type SheetStats = v.InferOutput<typeof statsSchema>;
