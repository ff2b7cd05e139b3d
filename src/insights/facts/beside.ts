import { repeatsOf } from '../../basketball/numbers.ts';
import { enoughMatches } from '../../basketball/seasons.ts';
import type { SentenceNumber } from '../../contract/insight.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Reference } from '../reference.ts';
import type { SeasonFirst } from '../words/said.ts';
import type { Finding } from './fact.ts';

/** Whether a count is higher, or lower, than in all earlier matches of a season. */
export function seasonFirst(
  count: number,
  earlier: readonly (number | null)[],
  seasonBefore?: string,
): SeasonFirst | null {
  if (seasonBefore !== undefined) return null;
  const before = earlier.filter((value) => value !== null);
  if (before.length < enoughMatches) return null;
  const [least, most] = [Math.min(...before), Math.max(...before)];
  if (count > most) return { how: 'most', record: most };
  return count < least ? { how: 'least', record: least } : null;
}

/** A finding's number among the earlier matches; unrecorded values are left out. */
export function among(
  earlier: readonly (number | null)[],
  value: number,
  usual: number,
  { unit = 'count', side = 'team', shots }: Partial<SentenceNumber> = {},
): Pick<Finding, 'number'> {
  const recorded = earlier.filter((each) => each !== null);
  return {
    number: { value, usual, earlier: recorded, unit, side, ...(shots ? { shots } : {}) },
  };
}

/** The part of a side's number that repeats in the next match: of the team's attack, or of opponents against it. */
export function repeatsFor(number: Parameters<typeof repeatsOf>[0], side: Side): number {
  return repeatsOf(number, side === 'team' ? 'attack' : 'defence').oneMatch;
}

/**
 * The usual points of `count` possessions, if at least half of the difference of `scored` from the usual points is due
 * to makes, which is luck; otherwise `null`. `expected` possessions bring `usual`.
 */
export function usualOfSoMany(
  scored: number,
  usual: Reference,
  { count, expected }: { count: number; expected: number },
): Reference | null {
  if (expected <= 0 || scored === usual.mean) return null;
  const ofSoMany = usual.mean * (count / expected);
  const owed = (ofSoMany - usual.mean) / (scored - usual.mean);
  return owed >= 0.5 ? null : { ...usual, mean: ofSoMany };
}
