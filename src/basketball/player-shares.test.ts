import { expect, it } from 'vitest';
import { defensiveActivity } from './defensive-activity.ts';
import { emptyLine } from './line.ts';
import { totalReboundShare } from './rebound-share.ts';

const line = {
  ...emptyLine(),
  seconds: 1200,
  steals: 2,
  blocks: 1,
  offensiveRebounds: 1,
  defensiveRebounds: 4,
  fouls: 3,
};
const own = { ...emptyLine(), offensiveRebounds: 10, defensiveRebounds: 25 };
const other = { ...emptyLine(), offensiveRebounds: 8, defensiveRebounds: 27 };

it('counts defensive acts by game score’s weights, per 40 minutes', () => {
  expect(defensiveActivity(line)).toBeCloseTo((2 + 0.7 + 1.2 - 1.2) * 2, 10);
  expect(defensiveActivity({ ...line, steals: null })).toBeNull();
  expect(defensiveActivity({ ...line, seconds: 0 })).toBeNull();
});

it('takes a player’s rebounds as a share of those there were while on court', () => {
  expect(totalReboundShare(line, own, other, 2400)).toBeCloseTo(5 / 35, 10);
  expect(totalReboundShare({ ...line, seconds: 0 }, own, other, 2400)).toBeNull();
  expect(totalReboundShare(line, own, { ...other, defensiveRebounds: null }, 2400)).toBeNull();
});
