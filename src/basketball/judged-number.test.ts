import { expect, test } from 'vitest';
import { judge, rankOf } from './judged-number.ts';

const others = [0.2, 0.24, 0.26, 0.28, 0.3, 0.34, 0.22, 0.36];
const usual = 0.28;
const repeating = 0.25;

test('far beside the usual both times is a habit; once, on both sides or by luck it is none', () => {
  expect(judge([0.5, 0.48], others, usual, repeating)).toMatchObject({
    lean: { way: 'more' },
    habit: 'clearly',
  });
  expect(judge([0.08, 0.06], others, usual, repeating)).toMatchObject({
    lean: { way: 'less' },
    habit: 'clearly',
  });
  expect(judge([0.5], others, usual, repeating).habit).toBe(null);
  expect(judge([0.5, null], others, usual, repeating).habit).toBe(null);
  expect(judge([0.6, 0.27], others, usual, repeating).habit).toBe(null);
  expect(judge([0.6, 0.29], others, usual, repeating).habit).toBe(null);
  expect(judge([0.5, 0.48], others, usual, null).habit).toBe(null);
  expect(judge([0.29, 0.3], others, usual, repeating).habit).toBe(null);
});

test('of three meetings one may lie on the other side', () => {
  expect(judge([0.5, 0.49, 0.27], others, usual, repeating).habit).not.toBe(null);
});

test('the truth lies between the usual and the observed number, nearer with more meetings', () => {
  const once = judge([0.4], others, usual, repeating).truth;
  const thrice = judge([0.4, 0.4, 0.4], others, usual, repeating).truth;
  // A quarter repeats of one match, 3 · ¼ / (1 + 2 · ¼) = ½ of three.
  expect(once?.estimate).toBeCloseTo(usual + 0.25 * 0.12, 5);
  expect(thrice?.estimate).toBeCloseTo(usual + 0.5 * 0.12, 5);
  const width = (of: typeof once) => (of ? of.interval.high - of.interval.low : 0);
  expect(width(thrice)).toBeLessThan(width(once));
});

test('with too few other matches there is no usual, and an unrecorded number has no standing', () => {
  const few = judge([0.5, 0.48], others.slice(0, 3), usual, repeating);
  expect(few).toMatchObject({ usual: null, truth: null, habit: null, standings: [null, null] });
  expect(judge([null, 0.5], others, usual, repeating).standings).toEqual([null, 'more']);
  expect(judge([null], others, usual, repeating).truth).toBe(null);
});

test('ranks count from the highest', () => {
  expect([0.5, 0.3, 0.1].map((value) => rankOf(value, [0.5, 0.3, 0.1]))).toEqual([1, 2, 3]);
  expect(rankOf(0.3, [0.1 + 0.2])).toBe(1);
});
