import * as v from 'valibot';
import { insightStatuses } from './insight.ts';
import { count, id, openWord, optionalText, startTime } from './values.ts';

/** The states of a match. assumed: the words. */
export const matchStatuses = ['scheduled', 'live', 'completed', 'postponed', 'cancelled'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** Points of both sides, caller's team first. */
export const scoreSchema = v.object({ team: count, opponent: count });
export type Score = v.InferOutput<typeof scoreSchema>;

/** Minutes of a period, an hour at most. */
const minutes = v.pipe(v.number(), v.gtValue(0), v.maxValue(60));

/** A match from the side of the caller's team. assumed: every field. */
export const matchSchema = v.object({
  id,
  startsAt: startTime,
  status: openWord(matchStatuses),
  competition: optionalText,
  round: optionalText,
  venue: optionalText,
  homeAway: v.fallback(v.nullable(openWord(['home', 'away', 'neutral'])), null),
  opponent: v.fallback(
    v.object({ id: v.fallback(v.optional(id), undefined), name: v.fallback(v.string(), '–') }),
    { id: undefined, name: '–' },
  ),
  /** `null` until something was recorded. */
  score: v.fallback(v.nullable(scoreSchema), null),
  /** Points by period; periods after `regulationPeriods` are overtimes. */
  periods: v.fallback(v.array(v.fallback(scoreSchema, { team: null, opponent: null })), []),
  /** 4, or 2 for halves; at most 12, so that a wrong number can't break the page. */
  regulationPeriods: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 4),
  periodMinutes: v.fallback(minutes, 10),
  overtimeMinutes: v.fallback(minutes, 5),
  attendance: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  /** The referees' names. */
  officials: v.fallback(v.optional(v.array(v.string())), undefined),
  /** The status of the team's insights, which saves lists a call per row. */
  insightsStatus: v.fallback(v.optional(openWord(insightStatuses)), undefined),
});
export type Match = v.InferOutput<typeof matchSchema>;
