import * as v from 'valibot';
import { daySchema, uuid } from './adding.ts';

/*
 * Plans of playing time, stored and exchanged between the dashboard and this repository's service; they have players' ids and
 * no names.
 */

/** An index from 0 over the whole match: each period is planned in equal parts, the shifts. */
const shift = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
/** Seconds of play since the match began. */
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(36_000));
const onCourt = v.pipe(v.array(uuid), v.maxLength(5));

/** A player who is present. */
const plannedPlayerSchema = v.object({
  playerId: uuid,
  /** The first shift that the player can play. */
  from: shift,
  /** The first shift that the player can't play any more; `null` for the whole match. */
  until: v.nullable(shift),
  /** The minutes of the whole match that the coach wants for the player. */
  target: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(120))),
});

/** The playing time so far, by the clock that the coach starts and stops. */
const playedSchema = v.object({
  /** Seconds of play until the clock was last started or stopped. */
  seconds,
  /** When it was started, in milliseconds since 1970; `null` if stopped. */
  since: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** Players coming on and off, in order, beginning with the starters. */
  changes: v.pipe(
    v.array(v.object({ at: seconds, on: onCourt, off: onCourt })),
    v.maxLength(1_000),
  ),
});

/** The plan of who plays when in a match. */
export const planSchema = v.object({
  /** `null` for a match that is not on the team's list. */
  matchId: v.nullable(uuid),
  day: daySchema,
  /** The match's regulation periods. */
  periods: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  periodMinutes: v.pipe(v.number(), v.gtValue(0), v.maxValue(60)),
  shiftsPerPeriod: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  players: v.pipe(v.array(plannedPlayerSchema), v.maxLength(40)),
  /** With `none`, a plan changes only by hand or if a player can't play. */
  rule: v.picklist(['equal', 'least', 'targets', 'none']),
  /** The fewest shifts of each player under `least`, and the most under any rule. */
  least: shift,
  most: shift,
  /** Groups with a number of players on court in every shift; `begins` and `ends`: in the first or last one. */
  groups: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['guards', 'tall', 'apart', 'begins', 'ends']),
        ids: v.pipe(v.array(uuid), v.maxLength(40)),
        least: shift,
        most: shift,
      }),
    ),
    v.maxLength(20),
  ),
  /** The players on court in each shift; empty without a plan. */
  fives: v.pipe(v.array(onCourt), v.maxLength(60)),
  /** `null` before the match. */
  played: v.nullable(playedSchema),
});
export type Plan = v.InferOutput<typeof planSchema>;

/** A stored plan, with when it was stored. */
export const storedPlanSchema = v.object({
  plan: planSchema,
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type StoredPlan = v.InferOutput<typeof storedPlanSchema>;

export const plansSchema = v.object({ plans: v.array(storedPlanSchema) });

/** A plan to store: `replaces` = `savedAt` of the stored plan it is based on, `null` for a new one. */
export const storePlanSchema = v.object({
  plan: planSchema,
  replaces: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
