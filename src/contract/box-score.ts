import * as v from 'valibot';
import { matchStatuses } from './match.ts';
import { count, flag, id, openWord, optionalText, signedCount, text } from './values.ts';

/** Made and attempted shots of one kind. `null` = not recorded. */
const shootingSchema = v.object({ made: count, attempted: count });
export type Shooting = v.InferOutput<typeof shootingSchema>;

const shooting = v.fallback(shootingSchema, { made: null, attempted: null });

/** The kinds of shots that a line counts, each as made and attempted. */
export const shotKinds = ['twos', 'threes', 'freeThrows'] as const;

/** The fields of a line, in the order of a box score: `seconds` on court; `blocksReceived` are own shots that were blocked. */
export const lineFields = [
  'seconds',
  'points',
  ...shotKinds,
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'blocksReceived',
  'fouls',
  'foulsDrawn',
  'plusMinus',
] as const;
export type LineField = (typeof lineFields)[number];

const lineEntries = {
  ...v.entriesFromList(lineFields, count),
  ...v.entriesFromList(shotKinds, shooting),
  /** Own minus opponent's points while on court. */
  plusMinus: signedCount,
};

/** The counting statistics of a player, a bench or a side. Any may be `null` = not recorded. assumed: every field. */
export const lineSchema = v.object(lineEntries);
export type Line = v.InferOutput<typeof lineSchema>;

/** Whether a field of a line has made and attempted. */
export function isShotKind(field: LineField): field is (typeof shotKinds)[number] {
  return shotKinds.some((kind) => kind === field);
}

/** The names of a line's numbers. */
export const statistics = lineFields.flatMap((field) =>
  isShotKind(field) ? ([`${field}.made`, `${field}.attempted`] as const) : [field],
);
export type Statistic = (typeof statistics)[number];

/** A number corrected by a recorder: the recorded value (`null` = not recorded), the new value, when, and with which key. */
export const correctionSchema = v.object({
  statistic: v.picklist(statistics),
  from: v.nullable(v.number()),
  to: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The key's name; '' on a device. */
  by: v.string(),
});
export type Correction = v.InferOutput<typeof correctionSchema>;

/** The corrected numbers of a player in a match; absent if there are none. */
export const correctionsSchema = v.fallback(v.optional(v.array(correctionSchema)), undefined);

/** A player's row of a box score. assumed: every field. */
export const playerLineSchema = v.object({
  playerId: id,
  number: optionalText,
  name: text,
  starter: flag,
  captain: v.fallback(v.optional(v.boolean()), undefined),
  /** `false` = on the match sheet, did not play (DNP). */
  played: v.fallback(v.boolean(), true),
  corrections: correctionsSchema,
  ...lineEntries,
});
export type PlayerLine = v.InferOutput<typeof playerLineSchema>;

/** One side of a box score. assumed: every field. */
const boxScoreSideSchema = v.object({
  name: v.fallback(v.string(), '–'),
  coach: optionalText,
  /** In the order of the match sheet; empty if only totals were recorded. */
  players: v.fallback(v.array(playerLineSchema), []),
  /** Numbers of no player: team rebounds, team turnovers, coach and bench technicals. */
  bench: v.fallback(v.optional(lineSchema), undefined),
  /** `null` if nothing was recorded for this side. */
  totals: v.fallback(v.nullable(lineSchema), null),
});
export type BoxScoreSide = v.InferOutput<typeof boxScoreSideSchema>;

/** The box score of both sides, totals included; the caller's team is `team`. assumed: every field. */
export const boxScoreSchema = v.object({
  matchId: id,
  status: v.fallback(openWord(matchStatuses), 'completed'),
  team: boxScoreSideSchema,
  opponent: boxScoreSideSchema,
});
export type BoxScore = v.InferOutput<typeof boxScoreSchema>;
