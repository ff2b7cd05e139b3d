import type { ClubTools } from '../../club/tools.ts';
import { ratingsOf } from '../../contract/insight.ts';
import { inEachLanguage } from '../../contract/language.ts';
import type { WrittenInsight } from '../../insights/write-insights.ts';

/** What the plain writer says of everybody. */
export const plainInsight: WrittenInsight = {
  summary: { whatsWorking: ['it works'], focusAreas: ['focus'], suggestions: ['practise'] },
  ratings: ratingsOf(() => ({ value: 5, comment: 'as usual' })),
};

/** A simple writer for tests about runs, not about words. */
export const writePlainly: ClubTools['write'] = ({ roster }) => ({
  team: inEachLanguage(() => plainInsight),
  players: new Map(roster.map(({ playerId }) => [playerId, inEachLanguage(() => plainInsight)])),
});
