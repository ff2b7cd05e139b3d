import type { Summary } from '../../contract/insight.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { counted } from '../wording/numbers.ts';
import { Voice } from '../wording/voice.ts';

/** The summary with an honest sentence in each list that no finding of worth went into. */
export function nothingSpecial({ match, earlier }: Season, summary: Summary): Summary {
  const voice = new Voice(match.id, 'nothing special', match.opponentName);
  const { own, other } = totalsOf(match);
  const score =
    own.points === null || other.points === null
      ? `match of ${counted(match.rules.regulationPeriods, 'period')}`
      : `${own.points}–${other.points}`;
  const beside =
    earlier.length < 5
      ? 'what is ordinary at this level (2 points or more)'
      : `the ${counted(earlier.length, 'match').replace('matchs', 'matches')} before (by 2 points or more)`;
  const { whatsWorking, focusAreas, suggestions } = summary;
  return {
    whatsWorking:
      whatsWorking.length > 0
        ? whatsWorking
        : [
            voice.pick('working', [
              () => `In this ${score}, no single number stood out as better than ${beside}.`,
              () =>
                `Nothing special in this ${score}: no number was clearly better than ${beside}.`,
            ]),
          ],
    focusAreas:
      focusAreas.length > 0
        ? focusAreas
        : [
            voice.pick('focus', [
              () => `In this ${score}, no single number was clearly worse than ${beside}.`,
              () =>
                `Nothing to mend stands out of this ${score}: no number was clearly worse than ${beside}.`,
            ]),
          ],
    suggestions:
      suggestions.length > 0
        ? suggestions
        : [
            voice.pick('practice', [
              () => `Nothing to repair from this ${score}: keep to your plan for the week.`,
              () =>
                `This ${score} sets no homework: give 20 minutes to what the plan of the season asks.`,
            ]),
          ],
  };
}
