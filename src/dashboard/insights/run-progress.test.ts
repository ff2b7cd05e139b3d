import { expect, test } from 'vitest';
import { runProgress } from './MatchInsights.tsx';

test.each([
  [-5000, { share: 0, elapsed: '0 s', takesLonger: false }],
  [30_900, { share: 30.9 / 120, elapsed: '30 s', takesLonger: false }],
  [125_000, { share: 0.95, elapsed: '2 min 05 s', takesLonger: false }],
  [180_000, { share: 0.95, elapsed: '3 min 00 s', takesLonger: true }],
])('after %d ms', (elapsedMs, expected) => {
  expect(runProgress(elapsedMs)).toEqual(expected);
});
