import { expect, test } from 'vitest';
import { marginOf, marginScale } from './margins.ts';

test('a margin is of a match that ended with both scores', () => {
  expect(marginOf({ status: 'completed', score: { team: 54, opponent: 61 } })).toBe(-7);
  expect(marginOf({ status: 'completed', score: { team: 54, opponent: null } })).toBeNull();
  expect(marginOf({ status: 'live', score: { team: 54, opponent: 61 } })).toBeNull();
  expect(marginOf({ status: 'completed', score: null })).toBeNull();
});

test('all margins share one zero, and leave room for their numbers', () => {
  const { zero, at } = marginScale([-10, 30, 3]);
  expect(at(-10)).toBe(15);
  expect(at(30)).toBe(85);
  expect(at(0)).toBe(zero);
  expect((at(30) - zero) / (zero - at(-10))).toBeCloseTo(3);
});

test('a season without matches has a zero, too', () => {
  expect(marginScale([]).zero).toBe(50);
});
