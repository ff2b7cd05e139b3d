import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { formatSigned } from '../ui/format.ts';
import { whyParts } from './why-parts.ts';

// The NBA match of 2017-01-01 that the statistics' known answers are taken from, with its published totals.
const own: Line = {
  ...emptyLine(),
  points: 114,
  twos: { made: 28, attempted: 56 },
  threes: { made: 14, attempted: 36 },
  freeThrows: { made: 16, attempted: 27 },
  offensiveRebounds: 11,
  defensiveRebounds: 35,
  turnovers: 11,
};
const other: Line = {
  ...emptyLine(),
  points: 112,
  twos: { made: 33, attempted: 65 },
  threes: { made: 9, attempted: 25 },
  freeThrows: { made: 19, attempted: 22 },
  offensiveRebounds: 9,
  defensiveRebounds: 38,
  turnovers: 12,
};

function boxScore(team: Line | null, opponent: Line | null): BoxScore {
  const side = (name: string, totals: Line | null) => ({ name, players: [], totals });
  return {
    matchId: 'm',
    status: 'completed',
    team: side('A', team),
    opponent: side('B', opponent),
  };
}

test('the parts as they are shown add up to the margin', () => {
  const why = whyParts(boxScore(own, other));
  expect(why?.margin).toBe(2);
  const shown = why?.parts.map(({ points }) => Number(formatSigned(points, 1).replace('−', '-')));
  expect(shown?.reduce((sum, points) => sum + points, 0)).toBeCloseTo(2, 10);
  expect(why?.parts.map(({ numbers }) => numbers)).toEqual([
    'eFG 53% v 52%',
    '10% v 11% of plays',
    '22% v 20% offensive',
    '16 of 27 v 19 of 22',
    '',
  ]);
});

test('nothing is explained where a total was not recorded', () => {
  expect(whyParts(boxScore(own, null))).toBeNull();
  expect(whyParts(boxScore(own, { ...other, turnovers: null }))).toBeNull();
});
