import type { Side } from '../../contract/play-by-play.ts';
import { basketAssists, countOf, shotsOf } from './counts.ts';
import { against, type PlayedMatch } from './match.ts';

/* Rates of a match, or of several together: sums first, then the share. */

/** A match seen from one of its sides. */
export interface Seen {
  match: PlayedMatch;
  side: Side;
}

function sum(seen: readonly Seen[], of: (match: PlayedMatch, side: Side) => number | null): number {
  return seen.reduce((all, { match, side }) => all + (of(match, side) ?? 0), 0);
}

const tried = (word: 'fieldGoals' | 'freeThrows') => (match: PlayedMatch, side: Side) =>
  shotsOf(match, word, { side })?.attempted ?? null;
const made = (word: 'fieldGoals' | 'threes') => (match: PlayedMatch, side: Side) =>
  shotsOf(match, word, { side })?.made ?? null;
const count =
  (word: 'turnovers' | 'offensiveRebounds' | 'defensiveRebounds' | 'points') =>
  (match: PlayedMatch, side: Side) =>
    countOf(match, word, { side });

function others(seen: readonly Seen[]): Seen[] {
  return seen.map(({ match, side }) => ({ match, side: against(side) }));
}

/** Field-goal points per field-goal attempt. */
export function perShot(seen: readonly Seen[]): number {
  const points = 2 * sum(seen, made('fieldGoals')) + sum(seen, made('threes'));
  return points / sum(seen, tried('fieldGoals'));
}

/** Assists on field goals, of the field goals made. */
export function assistShare(seen: readonly Seen[]): number {
  const assists = sum(seen, (match, side) => basketAssists(match, { side }));
  return assists / sum(seen, made('fieldGoals'));
}

/** Turnover rate, a free throw 0.44 of a shot. */
export function turnoverShare(seen: readonly Seen[]): number {
  const lost = sum(seen, count('turnovers'));
  return lost / (sum(seen, tried('fieldGoals')) + 0.44 * sum(seen, tried('freeThrows')) + lost);
}

/** The own offensive (or defensive) rebounds, of those to be had at that basket. */
export function boardShare(seen: readonly Seen[], kind: 'offensive' | 'defensive'): number {
  const other = kind === 'offensive' ? 'defensive' : 'offensive';
  const own = sum(seen, count(`${kind}Rebounds`));
  return own / (own + sum(others(seen), count(`${other}Rebounds`)));
}

/** Points per 100 possessions, both sides' estimates averaged (Basketball-Reference). */
export function pointsPer100(seen: readonly Seen[]): number {
  return (100 * sum(seen, count('points'))) / possessions(seen);
}

/** Possessions of a side: ½·Σ [FGA + 0.4·FTA − 1.07·(ORB/(ORB + their DRB))·(FGA − FGM) + TOV]. */
export function possessions(seen: readonly Seen[]): number {
  const half = (own: readonly Seen[]) => {
    const shots = sum(own, tried('fieldGoals'));
    const missed = shots - sum(own, made('fieldGoals'));
    const again = 1.07 * boardShare(own, 'offensive') * missed;
    return shots + 0.4 * sum(own, tried('freeThrows')) - again + sum(own, count('turnovers'));
  };
  return (half(seen) + half(others(seen))) / 2;
}
