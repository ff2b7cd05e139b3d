import * as v from 'valibot';
import { correctionsSchema } from './box-score.ts';
import { scoreSchema } from './match.ts';
import { flag, id, openWord, optionalText, text } from './values.ts';

/** The types of an event. assumed: the words. */
const eventTypes = [
  'twoPointer',
  'threePointer',
  'freeThrow',
  'rebound',
  'assist',
  'turnover',
  'steal',
  'block',
  'foul',
  'foulDrawn',
  'substitution',
  'timeout',
  'jumpBall',
  'periodStart',
  'periodEnd',
] as const;
export type EventType = (typeof eventTypes)[number];

/** A scorer's remarks on an event. assumed: the words. */
const eventQualifiers = ['fastBreak', 'secondChance', 'fromTurnover', 'paint'] as const;
export type EventQualifier = (typeof eventQualifiers)[number];

/** The caller's team, and its opponent. */
export const sides = ['team', 'opponent'] as const;
export type Side = (typeof sides)[number];

/**
 * A position on a FIBA half court in metres, turned to the attacked basket: x across, 0–15 from the left line as the shooter
 * faces the basket; y from the baseline, 0–14. The basket's centre is (7.5, 1.575). assumed: the axes.
 */
const courtPositionSchema = v.object({
  x: v.pipe(v.number(), v.finite()),
  y: v.pipe(v.number(), v.finite()),
});
export type CourtPosition = v.InferOutput<typeof courtPositionSchema>;

/** A player on the match sheet. assumed: every field. */
const sheetEntrySchema = v.object({
  playerId: id,
  number: optionalText,
  name: text,
  starter: flag,
  captain: v.fallback(v.optional(v.boolean()), undefined),
  corrections: correctionsSchema,
});
export type SheetEntry = v.InferOutput<typeof sheetEntrySchema>;

/** A recorded event. assumed: every field. */
export const matchEventSchema = v.object({
  id,
  /** 1, 2, 3 … in match order. */
  sequence: v.pipe(v.number(), v.integer()),
  /** From 1; above the match's `regulationPeriods` = overtime. */
  period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  /** Seconds left in the period, with hundredths if the scorer's clock has them. */
  clockSeconds: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(3600))), null),
  /** `null` for events of neither side, such as a period's start. */
  side: v.fallback(v.nullable(v.picklist(sides)), null),
  /** Absent for acts of a team or its bench. */
  playerId: v.fallback(v.optional(id), undefined),
  type: openWord(eventTypes),
  /**
   * freeThrow: "1of2"; rebound: offensive, defensive, deadBall (not counted); foul: personal, shooting, offensive,
   * technical, unsportsmanlike, disqualifying, coachTechnical, benchTechnical; substitution: in, out; jumpBall: won, lost;
   * shots and turnovers as LiveStats names them.
   */
  subtype: optionalText,
  /** For shots and free throws. */
  made: v.fallback(v.optional(v.boolean()), undefined),
  /** The points scored by this event. */
  points: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  courtPosition: v.fallback(v.optional(courtPositionSchema), undefined),
  /** The score after this event. */
  score: v.fallback(scoreSchema, { team: null, opponent: null }),
  /** The related event: an assist's shot, a rebound's miss, a steal's turnover. */
  relatedEventId: v.fallback(v.optional(id), undefined),
  qualifiers: v.fallback(v.optional(v.array(openWord(eventQualifiers))), undefined),
});
export type MatchEvent = v.InferOutput<typeof matchEventSchema>;

/** The players on the match sheet of both sides. */
export const matchSheetSchema = v.object({
  team: v.fallback(v.array(sheetEntrySchema), []),
  opponent: v.fallback(v.array(sheetEntrySchema), []),
});
export type MatchSheet = v.InferOutput<typeof matchSheetSchema>;

/** All events in match order, with the match sheet that names their players. assumed: every field. */
export const playByPlaySchema = v.object({
  matchId: id,
  matchSheet: v.fallback(matchSheetSchema, { team: [], opponent: [] }),
  events: v.array(matchEventSchema),
});

/** The opposing side. */
export function otherSide(side: Side): Side {
  return side === 'team' ? 'opponent' : 'team';
}
