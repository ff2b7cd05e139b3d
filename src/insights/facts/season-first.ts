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
export function seasonFirst({ match, earlier }: Season): Finding[] {
  if (earlier.length < enough) return [];
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
          count: earlier.length + 1,
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
        en: ['You scored {value}, the most of your {count} matches so far (before: {record}).'],
        es: ['Anotaste {value}, tu máximo en {count} partidos (antes, {record}).'],
      },
      fewest: {
        en: ['You scored {value}, the fewest of your {count} matches so far (before: {record}).'],
        es: ['Anotaste {value}, tu mínimo en {count} partidos (antes, {record}).'],
      },
    },
  },
  {
    of: (match: FinishedMatch) => totalsOf(match).opponent.points,
    good: -1,
    texts: {
      topic: 'points allowed',
      most: {
        en: ['{They} scored {value}, the most against you in {count} matches (before: {record}).'],
        es: [
          '{They} anotó {value}, lo máximo que te han metido en {count} partidos (antes, {record}).',
        ],
      },
      fewest: {
        en: [
          '{They} scored {value}, the fewest against you in {count} matches (before: {record}).',
        ],
        es: [
          '{They} anotó {value}, lo mínimo que te han metido en {count} partidos (antes, {record}).',
        ],
      },
    },
  },
] as const;
