import { expect, it } from 'vitest';
import { defensiveActivity } from './efficiency.ts';
import { emptyLine } from './line.ts';

const line = {
  ...emptyLine(),
  seconds: 1200,
  steals: 2,
  blocks: 1,
  defensiveRebounds: 4,
  fouls: 3,
};

it('counts defensive acts by game score’s weights, per 40 minutes', () => {
  expect(defensiveActivity(line)).toBeCloseTo((2 + 0.7 + 1.2 - 1.2) * 2, 10);
  expect(defensiveActivity({ ...line, steals: null })).toBeNull();
  expect(defensiveActivity({ ...line, seconds: 0 })).toBeNull();
});
