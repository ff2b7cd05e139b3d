import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { matchSchema } from '../../contract/match.ts';
import { averageColumns } from '../figures/season-columns.ts';
import { linesBelow } from './lines-below.ts';

const match = v.parse(matchSchema, { id: 'M', status: 'completed' });
const line = (points: number, seconds: number) => ({ ...emptyLine(), points, seconds });
const player = (points: number, seconds: number, played = true) => ({
  ...line(points, seconds),
  playerId: `${points}`,
  name: `${points}`,
  starter: false,
  played,
});
const boxScore: BoxScore = {
  matchId: 'M',
  status: 'completed',
  team: {
    name: 'Kestrels',
    players: [
      player(4, 600),
      player(10, 1200),
      player(20, 2400),
      player(2, 60),
      player(0, 0, false),
    ],
    totals: null,
  },
  opponent: { name: 'Owls', players: [player(40, 2400)], totals: null },
};
const points = averageColumns.find(({ key }) => key === 'points');
const shareOf = (basis: 'match' | 'minutes', of: number, seconds: number) =>
  points &&
  linesBelow([{ match, value: boxScore, error: null }], basis, 40)(points, line(of, seconds));

test('a line stands among those of own players who played, equal ones half below it', () => {
  expect(shareOf('match', 15, 1200)).toBe(0.75);
  expect(shareOf('match', 10, 1200)).toBe(0.625);
});

test('per minutes, those who were hardly on court are none of them', () => {
  // 16, 20 and 20 points in 40 minutes.
  expect(shareOf('minutes', 18, 2400)).toBeCloseTo(1 / 3);
});

test('what was not recorded exceeds nothing', () => {
  expect(points && linesBelow([], 'match', 40)(points, line(10, 600))).toBe(0);
});
