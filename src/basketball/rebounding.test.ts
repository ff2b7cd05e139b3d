import { expect, it } from 'vitest';
import { emptyLine } from './line.ts';
import { totalReboundShare } from './rebounding.ts';

const line = { ...emptyLine(), seconds: 1200, offensiveRebounds: 1, defensiveRebounds: 4 };
const own = { ...emptyLine(), offensiveRebounds: 10, defensiveRebounds: 25 };
const other = { ...emptyLine(), offensiveRebounds: 8, defensiveRebounds: 27 };

it('takes a player’s rebounds as a share of those there were while on court', () => {
  expect(totalReboundShare(line, own, other, 2400)).toBeCloseTo(5 / 35, 10);
  expect(totalReboundShare({ ...line, seconds: 0 }, own, other, 2400)).toBeNull();
  expect(totalReboundShare(line, own, { ...other, defensiveRebounds: null }, 2400)).toBeNull();
});
