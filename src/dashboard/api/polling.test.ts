import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { pollInterval } from './insights.ts';
import { closePause } from './polling.ts';

const fine = { generatingForMs: 0, errorsInARow: 0, error: null };
const failure = (status: number | null, retryAfterMs: number | null = null) =>
  new ApiError({ status, code: 'INTERNAL', message: 'm', retryAfterMs });

test.each([
  [undefined, false],
  ['ready', false],
  ['not_generated', false],
  ['failed', false],
  ['unavailable', 60_000],
  ['queued', 30_000],
])('%s: %s', (status, expected) => {
  expect(pollInterval({ ...fine, status })).toBe(expected);
});

test.each([
  [null, 250],
  [0, 500],
  [2_000, 1_000],
  [3_999, 1_000],
  [4_000, 3_000],
  [20_000, 8_000],
  [3 * 60_000, 15_000],
  [15 * 60_000, 60_000],
])('generating for %s ms: %s', (generatingForMs, expected) => {
  expect(pollInterval({ ...fine, status: 'generating', generatingForMs })).toBe(expected);
});

test('a run of two minutes costs at most 25 calls', () => {
  let calls = 0;
  for (let elapsed = 0; elapsed < 120_000; calls += 1) {
    const pause = pollInterval({ ...fine, status: 'generating', generatingForMs: elapsed });
    if (pause === false) throw new Error('stopped while generating');
    elapsed += pause;
  }
  expect(calls).toBeLessThanOrEqual(25);
});

describe('errors count before the cached status', () => {
  test.each([401, 403, 404])('%s stops', (status) => {
    const state = { status: 'generating', generatingForMs: 0, errorsInARow: 1 };
    expect(pollInterval({ ...state, error: failure(status) })).toBe(false);
  });

  test.each([
    [failure(500), 1, 2_000],
    [failure(500), 2, 4_000],
    [failure(500), 3, 8_000],
    [failure(null), 20, 60_000],
    [new Error('unexpected'), 1, 2_000],
    [failure(429, 45_000), 1, 45_000],
    [failure(503, 1_000), 4, 16_000],
  ])('%s, %s in a row: %s', (error, errorsInARow, expected) => {
    const state = { status: 'generating', generatingForMs: 0 };
    expect(pollInterval({ ...state, errorsInARow, error })).toBe(expected);
  });
});

test.each<[string, number | null, boolean, unknown, number | false]>([
  ['no clock', null, false, null, 20_000],
  ['early in a period', 431, false, null, 20_000],
  ['just above the last minute', 61, false, null, 20_000],
  ['in the last minute', 60, false, null, 2_000],
  ['a second left', 1, false, null, 2_000],
  ['at the buzzer, a free throw may follow', 0, false, null, 2_000],
  ['the period is over', 0, true, null, 20_000],
  ['in the last minute, the service is down', 30, false, failure(500), 2_000],
  ['in the last minute, asked to wait', 30, false, failure(429, 45_000), 45_000],
  ['in the last minute, the key is refused', 30, false, failure(401), false],
])('the plays of a match under way, %s', (_, clock, over, error, pause) => {
  expect(closePause(clock, over, error)).toBe(pause);
});
