import * as v from 'valibot';
import { matchStatuses } from './match.ts';
import { count, flag, id, openWord, optionalText, signedCount, text } from './values.ts';

/** Made and attempted shots of one kind. `null` = not recorded. */
const shootingSchema = v.object({ made: count, attempted: count });
export type Shooting = v.InferOutput<typeof shootingSchema>;

const shooting = v.fallback(shootingSchema, { made: null, attempted: null });

const lineEntries = {
  /** Seconds on court. */
  seconds: count,
  points: count,
  twos: shooting,
  threes: shooting,
  freeThrows: shooting,
  offensiveRebounds: count,
  defensiveRebounds: count,
  assists: count,
  turnovers: count,
  steals: count,
  blocks: count,
  /** Own shots that were blocked. */
  blocksReceived: count,
  fouls: count,
  foulsDrawn: count,
  /** Own minus opponent's points while on court. */
  plusMinus: signedCount,
};

/** The counting statistics of a player, a bench or a side. Any may be `null` = not recorded. assumed: every field. */
export const lineSchema = v.object(lineEntries);
export type Line = v.InferOutput<typeof lineSchema>;

/** The names of a line's numbers. */
export const statistics = [
  'seconds',
  'points',
  'twos.made',
  'twos.attempted',
  'threes.made',
  'threes.attempted',
  'freeThrows.made',
  'freeThrows.attempted',
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
export type Statistic = (typeof statistics)[number];

/** A number that a recorder corrected: as recorded (`null` = not recorded), as it is now, when, and with which key. */
export const correctionSchema = v.object({
  statistic: v.picklist(statistics),
  from: v.nullable(v.number()),
  to: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The key's name; empty on a device. */
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
  /** In the order of the match sheet. Empty where only totals were recorded. */
  players: v.fallback(v.array(playerLineSchema), []),
  /** What belongs to no player: team rebounds, team turnovers, coach and bench technicals. */
  bench: v.fallback(v.optional(lineSchema), undefined),
  /** `null` if nothing was recorded for this side. */
  totals: v.fallback(v.nullable(lineSchema), null),
});
export type BoxScoreSide = v.InferOutput<typeof boxScoreSideSchema>;

/** Both sides of a match, already summed; the caller's team is `team`. assumed: every field. */
export const boxScoreSchema = v.object({
  matchId: id,
  status: v.fallback(openWord(matchStatuses), 'completed'),
  team: boxScoreSideSchema,
  opponent: boxScoreSideSchema,
});
export type BoxScore = v.InferOutput<typeof boxScoreSchema>;
