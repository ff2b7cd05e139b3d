import { spreadOf } from '../../basketball/spread.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import type { Season } from '../season.ts';
import type { Finding } from './fact.ts';

/** The most and the fewest of fewer matches are no news. */
const enough = 7;

/**
 * The most and the fewest points, for and against, of all matches so far. It is what came out and not what made it: a quarter of
 * what lies beyond the usual counts as its worth.
 */
export function seasonFirst({ match, earlier, seasonBefore }: Season): Finding[] {
  if (earlier.length < enough || seasonBefore !== undefined) return [];
  return numbers.flatMap(({ of, good, texts }): Finding | Finding[] => {
    const value = of(match);
    const before = earlier.flatMap((other) => of(other) ?? []);
    const spread = spreadOf(before);
    if (value === null || spread === null || before.length < enough) return [];
    const [least, most] = [Math.min(...before), Math.max(...before)];
    if (value >= least && value <= most) return [];
    const isMost = value > most;
    const { mean, standardDeviation } = spread;
    return {
      topic: `season first ${texts.topic}`,
      points: (good * (value - mean)) / 4,
      deviations: Math.abs(value - mean) / Math.max(4, standardDeviation ?? 4),
      value,
      usual: mean,
      repeats: firstRepeats,
      eventIds: [],
      say: (voice) =>
        voice.say('season first', isMost ? texts.most : texts.fewest, {
          value,
          count: before.length + 1,
          record: isMost ? most : least,
        }),
    };
  });
}

/** Of points for and against in one match about as much repeats as of a margin (our judgement). */
const firstRepeats = 0.1;

const numbers = [
  {
    of: (match: FinishedMatch) => totalsOf(match).team.points,
    good: 1,
    texts: {
      topic: 'points',
      most: {
        en: ['You scored {value}, the most in {count} matches; {record} was the most until now.'],
        es: [
          'Anotaste {value}, el máximo en {count} partidos; el máximo hasta ahora era {record}.',
        ],
      },
      fewest: {
        en: [
          'You scored {value}, the fewest in {count} matches; {record} was the fewest until now.',
        ],
        es: [
          'Anotaste {value}, el mínimo en {count} partidos; el mínimo hasta ahora era {record}.',
        ],
      },
    },
  },
  {
    of: (match: FinishedMatch) => totalsOf(match).opponent.points,
    good: -1,
    texts: {
      topic: 'points allowed',
      most: {
        en: [
          '{They} scored {value}, the most by an opponent in {count} matches; {record} was the most until now.',
        ],
        es: [
          '{They} anotó {value}, el máximo de un rival en {count} partidos; el máximo hasta ahora era {record}.',
        ],
      },
      fewest: {
        en: [
          '{They} scored {value}, the fewest by an opponent in {count} matches; {record} was the fewest until now.',
        ],
        es: [
          '{They} anotó {value}, el mínimo de un rival en {count} partidos; el mínimo hasta ahora era {record}.',
        ],
      },
    },
  },
] as const;
