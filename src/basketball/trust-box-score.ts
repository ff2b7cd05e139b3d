import type { BoxScoreSide, Line, PlayerLine } from '../contract/box-score.ts';
import type { Side } from '../contract/play-by-play.ts';
import { numbersOf } from './line.ts';
import type { TrustCheck, TrustPlace } from './trust-check.ts';
import { compare } from './trust-check.ts';

/** Statistics that the bench can have: without a bench row the totals may exceed the players' sum. */
const ofTheBench = new Set([
  'offensiveRebounds',
  'defensiveRebounds',
  'turnovers',
  'fouls',
  'foulsDrawn',
]);

/**
 * Minutes are whole seconds while the clock has hundredths: rounding may lose a second a player, or half a minute if
 * only minutes are sent.
 */
const secondsTolerance = 1;
const minutesTolerance = 30;

/** Whether the players' and the bench's counts add up to the side's totals, statistic by statistic. */
export function playersSumToTeam(side: Side, boxScore: BoxScoreSide): TrustCheck {
  const players = playersOf(boxScore);
  const totals = boxScore.totals === null ? [] : numbersOf(boxScore.totals);
  const where: TrustPlace[] = [];
  let compared = 0;
  for (const [statistic, expected] of totals) {
    if (statistic === 'seconds' || statistic === 'plusMinus') continue;
    const sum = sumOf(players, statistic);
    if (expected === null || sum === null) continue;
    const bench = boxScore.bench === undefined ? null : countOf(boxScore.bench, statistic);
    const found = sum + (bench ?? 0);
    const mayBeLess = bench === null && ofTheBench.has(statistic);
    compared += 1;
    if (found === expected || (mayBeLess && found < expected)) continue;
    where.push({ side, statistic, expected, found });
  }
  if (compared === 0) return compare('playersSumToTeam', side, null, null);
  return { ...compare('playersSumToTeam', side, compared, compared - where.length), where };
}

/** Whether the players' minutes add up to `expected` seconds, within rounding. */
export function minutesSum(
  side: Side,
  boxScore: BoxScoreSide,
  expected: number | null,
): TrustCheck {
  const players = playersOf(boxScore);
  const onlyMinutes = players.every(({ seconds }) => seconds !== null && seconds % 60 === 0);
  const tolerance = (onlyMinutes ? minutesTolerance : secondsTolerance) * players.length;
  return compare('minutes', side, expected, sumOf(players, 'seconds'), tolerance);
}

/** Whether the players' +/- add up to five times the margin. */
export function plusMinusSum(
  side: Side,
  boxScore: BoxScoreSide,
  margin: number | null,
): TrustCheck {
  const expected = margin === null ? null : 5 * margin;
  return compare('plusMinus', side, expected, sumOf(playersOf(boxScore), 'plusMinus'));
}

function playersOf(boxScore: BoxScoreSide): PlayerLine[] {
  return boxScore.players.filter((line) => line.played);
}

function sumOf(players: readonly PlayerLine[], statistic: string): number | null {
  if (players.length === 0) return null;
  let sum = 0;
  for (const player of players) {
    const value = countOf(player, statistic);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

function countOf(line: Line, statistic: string): number | null {
  return numbersOf(line).find(([name]) => name === statistic)?.[1] ?? null;
}
