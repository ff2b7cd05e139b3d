import type { Side } from '../../contract/play-by-play.ts';
import { basketAssists, boardsAt, countOf, playsOf, shotsOf } from './counts.ts';
import { against, type PlayedMatch } from './match.ts';

/* Rates of one or several matches: sums first, then the share. */

/** A match from one of its sides. */
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

/** Assists on field goals per made field goal. */
export function assistShare(seen: readonly Seen[]): number {
  const assists = sum(seen, (match, side) => basketAssists(match, { side }));
  return assists / sum(seen, made('fieldGoals'));
}

/** A share over several matches together. */
function together(seen: readonly Seen[], name: keyof typeof shareParts): number {
  const parts = seen.flatMap(({ match, side }) => [shareParts[name](match, side) ?? []]);
  return parts.reduce((all, [n = 0]) => all + n, 0) / parts.reduce((all, [, n = 0]) => all + n, 0);
}

/** Turnovers per play, with a free throw as 0.44 of a shot. */
export const turnoverShare = (seen: readonly Seen[]): number => together(seen, 'lost');

/** Offensive (or defensive) rebounds per rebound available at that basket. */
export const boardShare = (seen: readonly Seen[], kind: 'offensive' | 'defensive'): number =>
  kind === 'offensive' ? together(seen, 'boards') : 1 - together(others(seen), 'boards');

/** Points per 100 possessions, both sides' estimates averaged (Basketball-Reference). */
export function pointsPer100(seen: readonly Seen[]): number {
  return (100 * sum(seen, count('points'))) / possessions(seen);
}

/** A side's possessions: ½·Σ [FGA + 0.4·FTA − 1.07·(ORB/(ORB + their DRB))·(FGA − FGM) + TOV]. */
export function possessions(seen: readonly Seen[]): number {
  const half = (own: readonly Seen[]) => {
    const shots = sum(own, tried('fieldGoals'));
    const missed = shots - sum(own, made('fieldGoals'));
    const again = 1.07 * boardShare(own, 'offensive') * missed;
    return shots + 0.4 * sum(own, tried('freeThrows')) - again + sum(own, count('turnovers'));
  };
  return (half(seen) + half(others(seen))) / 2;
}

/** A count and the total it is a share of; `null` if not recorded. */
export type SharePart = readonly [count: number, of: number] | null;

const part = (count: number | null | undefined, of: number | null | undefined): SharePart =>
  count == null || of == null ? null : [count, of];
const ofShots =
  (word: 'threes' | 'freeThrows' | 'rim') =>
  (match: PlayedMatch, side: Side): SharePart =>
    part(shotsOf(match, word, { side })?.attempted, tried('fieldGoals')(match, side));

/** Shares of one match: of attempts, available rebounds, plays. */
export const shareParts = {
  threes: ofShots('threes'),
  line: ofShots('freeThrows'),
  rim: ofShots('rim'),
  boards: (match: PlayedMatch, side: Side) =>
    part(countOf(match, 'offensiveRebounds', { side }), boardsAt(match, side)),
  lost: (match: PlayedMatch, side: Side) =>
    part(countOf(match, 'turnovers', { side }), playsOf(match, { side })),
  falling: (match: PlayedMatch, side: Side) => {
    const [all, threes] = [made('fieldGoals')(match, side), made('threes')(match, side)];
    const whole = all === null || threes === null ? null : all + threes / 2;
    return part(whole, tried('fieldGoals')(match, side));
  },
  threesFalling: (match: PlayedMatch, side: Side) => {
    const threes = shotsOf(match, 'threes', { side });
    return part(threes?.made, threes?.attempted);
  },
};
