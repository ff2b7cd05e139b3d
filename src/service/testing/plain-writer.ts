import type { Ratings } from '../../contract/insight.ts';
import type { InsightWriter } from '../insights/runner.ts';
import type { WrittenInsight } from '../insights/written-insight.ts';

const rating = { value: 5, comment: 'as usual' };
const ratings: Ratings = {
  shotMix: rating,
  pointsPerShot: rating,
  assistRate: rating,
  turnovers: rating,
  rebounds: rating,
  defensiveImpact: rating,
};

/** What the plain writer says of everybody. */
export const plainInsight: WrittenInsight = {
  summary: { whatsWorking: ['it works'], focusAreas: ['focus'], suggestions: ['practise'] },
  ratings,
};

/** Stands in for the writer where a test is about runs, not about words. */
export const writePlainly: InsightWriter = ({ roster }) => ({
  team: plainInsight,
  players: new Map(roster.map(({ playerId }) => [playerId, plainInsight])),
});
