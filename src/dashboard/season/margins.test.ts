import { expect, test } from 'vitest';
import { marginOf, marginScale, matchesMoreUntilTold } from './margins.ts';

test('a margin is of a match that ended with both scores', () => {
  expect(marginOf({ status: 'completed', score: { team: 54, opponent: 61 } })).toBe(-7);
  expect(marginOf({ status: 'completed', score: { team: 54, opponent: null } })).toBeNull();
  expect(marginOf({ status: 'live', score: { team: 54, opponent: 61 } })).toBeNull();
  expect(marginOf({ status: 'completed', score: null })).toBeNull();
});

test('all margins share one zero, and leave space for their numbers', () => {
  const { zero, at } = marginScale([-10, 30, 3]);
  expect(at(-10)).toBe(15);
  expect(at(30)).toBe(85);
  expect(at(0)).toBe(zero);
  expect((at(30) - zero) / (zero - at(-10))).toBeCloseTo(3);
});

test('a season without matches has a zero, too', () => {
  expect(marginScale([]).zero).toBe(50);
});

test('small margins need more matches to show who is stronger; great ones show it at once, tiny ones never', () => {
  // 0.6745 × 13.5 points: what one match must be won by, and three margins of that over √9.
  expect(matchesMoreUntilTold(9.2, 1)).toBeNull();
  expect(matchesMoreUntilTold(-3.1, 4)).toBe(5);
  expect(matchesMoreUntilTold(-3.1, 9)).toBeNull();
  expect(matchesMoreUntilTold(0.5, 10)).toBeNull();
  expect(matchesMoreUntilTold(0, 10)).toBeNull();
});
