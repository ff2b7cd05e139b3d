import { expect, test } from 'vitest';
import type { Line } from '../contract/box-score.ts';
import { besideMates } from './beside-mates.ts';
import { emptyLine } from './line.ts';

const line = (more: Partial<Line>): Line => ({ ...emptyLine(), seconds: 10_000, ...more });
const usual = line({
  twos: { made: 50, attempted: 100 },
  freeThrows: { made: 35, attempted: 50 },
  turnovers: 15,
  assists: 30,
});

test('threes that fall less often, and passes that find more, than the team-mates’', () => {
  const mates = [usual, line({ ...usual, threes: { made: 30, attempted: 100 } })];
  const own = line({ ...usual, threes: { made: 5, attempted: 40 }, assists: 60 });
  const found = besideMates(own, mates);
  expect(found.map(({ key, isBetter }) => [key, isBetter])).toEqual([
    ['assists', true],
    ['threesShare', false],
  ]);
  // 40 tries at 30%: 12, and a deviation of √(12 × 0.7).
  expect(found[1]).toMatchObject({ value: 5, of: 40, usual: 12, mates: [12] });
  expect(found[1]?.size).toBeCloseTo(7 / Math.sqrt(8.4), 6);
});

test('a turnover more often is worse, for the plays that a player ends', () => {
  const [found] = besideMates(line({ ...usual, turnovers: 40 }), [usual, usual]);
  expect(found).toMatchObject({ key: 'turnoverShare', isBetter: false, value: 40 });
  // 100 field goals and 0.44 for each of 50 free throws; 15 turnovers in 137 plays are usual.
  expect(found?.usual).toBeCloseTo((162 * 15) / 137, 6);
});

test('nothing is said of what chance explains, of few tries, and of unrecorded minutes', () => {
  expect(besideMates(usual, [usual, usual])).toEqual([]);
  const few = line({ threes: { made: 9, attempted: 9 } });
  expect(besideMates(few, [line({ threes: { made: 10, attempted: 100 } })])).toEqual([]);
  expect(besideMates(line({ seconds: null, assists: 90 }), [usual])).toEqual([]);
  expect(besideMates(usual, [])).toEqual([]);
});
