import { spreadOf } from '../../basketball/spread.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';

/** A record over fewer matches is not worth a sentence. */
const enough = 7;

/**
 * The most and the fewest points, for and against, of all matches so far. It is a result and not a cause, so a quarter
 * of the difference from the usual counts as its worth.
 */
export function seasonFirst({ match, earlier, seasonBefore }: Season): Finding[] {
  if (earlier.length < enough || seasonBefore !== undefined) return [];
  return numbers.flatMap(({ of, good, topic }): Finding | Finding[] => {
    const value = of(match);
    const before = earlier.flatMap((other) => of(other) ?? []);
    const spread = spreadOf(before);
    if (value === null || spread === null || before.length < enough) return [];
    const [least, most] = [Math.min(...before), Math.max(...before)];
    if (value >= least && value <= most) return [];
    const isMost = value > most;
    const { mean, standardDeviation } = spread;
    return {
      topic: `season first ${topic}`,
      points: (good * (value - mean)) / 4,
      deviations: Math.abs(value - mean) / Math.max(4, standardDeviation ?? 4),
      value,
      usual: mean,
      ...among(before, value, mean, { side: topic === 'points' ? 'team' : 'opponent' }),
      repeats: firstRepeats,
      eventIds: [],
      says: [
        said(`season first/${topic} ${isMost ? 'most' : 'fewest'}`, {
          value,
          count: before.length + 1,
          record: isMost ? most : least,
        }),
      ],
    };
  });
}

/** One match's points repeat about as much as its margin (our judgement). */
const firstRepeats = 0.1;

const numbers = [
  { of: (match: FinishedMatch) => totalsOf(match).team.points, good: 1, topic: 'points' },
  {
    of: (match: FinishedMatch) => totalsOf(match).opponent.points,
    good: -1,
    topic: 'points allowed',
  },
] as const;
