import { describe, expect, test } from 'vitest';
import type { Line } from '../../contract/box-score.ts';
import { arePresent, reason } from '../real-matches.ts';
import { type CountWord, countOf, shotsOf, type Whose } from './counts.ts';
import { basketsOf, finalScore } from './course.ts';
import { lastPeriodOf, type PlayedMatch } from './match.ts';
import { stintsOf, together } from './on-court.ts';
import { demoSeasons, realSeasons } from './played.ts';

/* Compares the independent counts with box scores derived by other code, and with leagues' official totals. */

const [demo] = demoSeasons(2026);
const matches: [string, PlayedMatch][] = [
  ...(demo?.matches ?? []).slice(0, 3),
  ...realSeasons().flatMap(({ matches: all }) => all),
].map((match) => [`${match.teamName} – ${match.opponentName} ${match.id}`, match]);

const words: readonly CountWord[] = [
  'points',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'fouls',
  'foulsDrawn',
];

function ofLine(line: Line | null, word: string): unknown {
  return Object.entries(line ?? {}).find(([key]) => key === word)?.[1];
}

describe(`independent counts${reason}`, () => {
  test('include real matches, if there are any', () => {
    expect(matches.length).toBe(arePresent ? 3 + 2 * (8 + 14) : 3);
  });

  test.each(matches)('%s: every count of each side and player is the box score’s', (_, match) => {
    for (const side of ['team', 'opponent'] as const) {
      const { players, totals } = match.boxScore[side];
      const rows: [Whose, Line | null][] = [
        [{ side }, totals],
        ...players.map((line): [Whose, Line] => [{ side, playerId: line.playerId }, line]),
      ];
      for (const [whose, line] of rows) {
        for (const word of words) {
          const own = countOf(match, word, whose);
          expect(own, `${word} ${whose.playerId}`).toBe(ofLine(line, word));
        }
        for (const kind of ['twos', 'threes', 'freeThrows'] as const)
          expect(shotsOf(match, kind, whose)).toEqual(line?.[kind]);
      }
    }
  });

  test.each(matches)('%s: baskets, periods and stints hold every point and second', (_, match) => {
    const score = finalScore(match);
    expect(basketsOf(match).at(-1)).toMatchObject(score);
    let sum = 0;
    for (let period = 1; period <= lastPeriodOf(match); period += 1)
      sum += countOf(match, 'points', { side: 'team', period }) ?? Number.NaN;
    expect(sum).toBe(score.team);
    for (const side of ['team', 'opponent'] as const) {
      const stints = stintsOf[side](match);
      const own = stints.reduce((all, stint) => all + stint.own, 0);
      expect(own).toBe(score[side]);
      for (const { playerId, seconds, plusMinus } of match.boxScore[side].players) {
        const on = together(match, side, [playerId]);
        expect(on.own - on.against).toBe(plusMinus);
        expect(Math.abs(on.seconds - (seconds ?? Number.NaN))).toBeLessThan(1);
      }
    }
  });
});
