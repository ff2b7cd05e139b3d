import * as v from 'valibot';
import { flag, openWord, optionalText, optionalTimestamp } from './values.ts';

/** The state of an insight (documented). */
export const insightStatuses = [
  'ready',
  'not_generated',
  'generating',
  'failed',
  'unavailable',
] as const;
export type InsightStatus = (typeof insightStatuses)[number];

/** The six ratings (documented), in display order. */
export const ratingKeys = [
  'shotMix',
  'pointsPerShot',
  'assistRate',
  'turnovers',
  'rebounds',
  'defensiveImpact',
] as const;
export type RatingKey = (typeof ratingKeys)[number];

/** A rating (documented). Its scale is not documented: ours is 0 to 10 with one decimal, other services' may differ. */
const ratingSchema = v.object({
  value: v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null),
  comment: v.fallback(v.string(), ''),
});
export type Rating = v.InferOutput<typeof ratingSchema>;

const rating = v.fallback(ratingSchema, { value: null, comment: '' });

/** The six ratings; further ones are preserved. */
export const ratingsSchema = v.objectWithRest(
  {
    shotMix: rating,
    pointsPerShot: rating,
    assistRate: rating,
    turnovers: rating,
    rebounds: rating,
    defensiveImpact: rating,
  },
  ratingSchema,
);
export type Ratings = Record<RatingKey, Rating>;

/** All six ratings, computed by key. */
export function ratingsOf(rate: (key: RatingKey) => Rating): Ratings {
  return {
    shotMix: rate('shotMix'),
    pointsPerShot: rate('pointsPerShot'),
    assistRate: rate('assistRate'),
    turnovers: rate('turnovers'),
    rebounds: rate('rebounds'),
    defensiveImpact: rate('defensiveImpact'),
  };
}

const sentences = v.fallback(v.array(v.string()), []);

/** The three lists (documented). */
export const summarySchema = v.object({
  whatsWorking: sentences,
  focusAreas: sentences,
  suggestions: sentences,
});
export type Summary = v.InferOutput<typeof summarySchema>;

/** A sentence's number among the season's matches, all in one unit. assumed: our service's alone. */
const numberSchema = v.object({
  value: v.number(),
  usual: v.number(),
  /** The values of the earlier matches that were recorded. */
  earlier: v.array(v.number()),
  /** `rate`: a count for as many chances as this match had; `share`: 0..1. */
  unit: v.picklist(['count', 'rate', 'share']),
  side: v.picklist(['team', 'opponent']),
  /** Makes of shots from a zone, or how many came from there, with the shots that they are a part of. */
  shots: v.optional(
    v.object({ zone: v.string(), of: v.number(), kind: v.picklist(['made', 'taken']) }),
  ),
});
export type SentenceNumber = v.InferOutput<typeof numberSchema>;

const pointsSchema = v.object({ team: v.number(), opponent: v.number() });

/** What a sentence rests on, for its picture. */
const evidenceSchema = v.object({
  number: v.optional(numberSchema),
  /** The scores with which its stretch of the match began and ended. */
  stretch: v.optional(v.object({ from: pointsSchema, to: pointsSchema })),
  /** Whether one of the suggestions is its drill; they have the same order. */
  hasDrill: v.optional(v.literal(true)),
});
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/** A rating's main number in this match, in its own unit, and the usual one. assumed: our service's alone. */
const measuredSchema = v.object({ value: v.number(), usual: v.number() });
export type Measured = v.InferOutput<typeof measuredSchema>;

/** The evidence of the sentences of two lists, in their order, and the ratings' numbers. */
export const evidenceListsSchema = v.object({
  whatsWorking: v.array(evidenceSchema),
  focusAreas: v.array(evidenceSchema),
  ratings: v.optional(v.objectWithRest({}, measuredSchema)),
});
export type EvidenceLists = v.InferOutput<typeof evidenceListsSchema>;

/** The written insights of a team or of one player (documented). */
export const insightResultSchema = v.object({
  status: openWord(insightStatuses),
  message: v.fallback(v.string(), ''),
  /** The match changed after the insights were written, or an unknown player joined the roster. */
  stale: flag,
  recordedBy: optionalText,
  /** Present while `ready`. assumed: also while a newer run is under way or has failed, if an earlier one succeeded. */
  summary: v.fallback(v.optional(summarySchema), undefined),
  ratings: v.fallback(v.optional(ratingsSchema), undefined),
  /** assumed: absent in texts of other services and of our earlier versions. */
  evidence: v.fallback(v.optional(evidenceListsSchema), undefined),
  /** Absent until a run has succeeded. */
  generatedAt: optionalTimestamp,
  /** assumed: when the current run began. */
  startedAt: optionalTimestamp,
});
export type InsightResult = v.InferOutput<typeof insightResultSchema>;
