import * as v from 'valibot';
import { daySchema, uuid } from './adding.ts';

/*
 * Plans of playing time: stored, and exchanged between the dashboard and this repository's service, with ids of players
 * and no names.
 */

/** A period of a match is planned in equal parts, its shifts; counted from 0 over the whole match. */
const shift = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
/** Of play, since the start of the match. */
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(36_000));
const onCourt = v.pipe(v.array(uuid), v.maxLength(5));

/** A player who is here. */
const plannedPlayerSchema = v.object({
  playerId: uuid,
  /** The first shift that the player can play. */
  from: shift,
  /** The first that the player can't play any more; `null` for who stays. */
  until: v.nullable(shift),
  /** Minutes of the whole match that the coach wants for the player. */
  target: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(120))),
});

/** What has been played, by the clock that the coach starts and stops. */
const playedSchema = v.object({
  /** Seconds of play until the clock was last started or stopped. */
  seconds,
  /** When it was started, in milliseconds since 1970; `null` while it is stopped. */
  since: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** Who came on and off, in order; the first are those who began. */
  changes: v.pipe(
    v.array(v.object({ at: seconds, on: onCourt, off: onCourt })),
    v.maxLength(1_000),
  ),
});

/** Who plays when in a match. */
export const planSchema = v.object({
  /** `null` of a match that the team's list does not have. */
  matchId: v.nullable(uuid),
  day: daySchema,
  /** The match's regulation. */
  periods: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  periodMinutes: v.pipe(v.number(), v.gtValue(0), v.maxValue(60)),
  shiftsPerPeriod: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  players: v.pipe(v.array(plannedPlayerSchema), v.maxLength(40)),
  /** Under `none` a plan changes by hand, and where a player can't play. */
  rule: v.picklist(['equal', 'least', 'targets', 'none']),
  /** Shifts that each player has at least under the rule `least`, and at most under any. */
  least: shift,
  most: shift,
  /** Players of whom so many are on court in every shift; of `begins` and `ends`, in the first or the last one. */
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
  /** Who is on court, a shift each. Empty until there is a plan. */
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

/** What storing a plan asks: `replaces` = `savedAt` of the stored plan that it was made from, `null` for a new one. */
export const storePlanSchema = v.object({
  plan: planSchema,
  replaces: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
