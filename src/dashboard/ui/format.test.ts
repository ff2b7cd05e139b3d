import { expect, test } from 'vitest';
import {
  formatAgo,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDaysAhead,
  formatScore,
  formatSigned,
  formatTime,
  formatWait,
} from './format.ts';

test('an unrecorded value is a dash, and a recorded zero is a zero', () => {
  expect(formatCount(null)).toBe('–');
  expect(formatCount(0)).toBe('0');
  expect(formatScore(null)).toBe('–');
  expect(formatScore({ team: null, opponent: 70 })).toBe('–');
  expect(formatScore({ team: 0, opponent: 2 })).toBe('0–2');
});

test.each([null, undefined, '', '2026-13-41T25:00:00Z'])('%s is no moment', (timestamp) => {
  for (const format of [formatDate, formatDay, formatTime, formatDateTime]) {
    expect(format(timestamp)).toBe('–');
  }
});

test.each([
  [3.14, 1, '+3.1'],
  [-4.44, 1, '−4.4'],
  [-0.02, 1, '0.0'],
  [7, 0, '+7'],
  [0, 0, '0'],
  [Number.NaN, 1, '–'],
  [null, 1, '–'],
])('%s with %s decimals is %s', (value, decimals, text) => {
  expect(formatSigned(value, decimals)).toBe(text);
});

test('under half a minute, and a clock that is ahead, is just now', () => {
  expect(formatAgo(20_000)).toBe('just now');
  expect(formatAgo(-5 * 60_000)).toBe('just now');
  expect(formatAgo(2 * 60_000)).toContain('2');
});

test.each([
  [100, '1 second'],
  [6_200, '7 seconds'],
  [121_000, '3 minutes'],
  [3 * 3600_000, '3 hours'],
])('%i ms to wait are %s', (milliseconds, text) => {
  expect(formatWait(milliseconds)).toBe(text);
});

test('a day alone is that day in every zone, and has no hour', () => {
  expect(formatDate('2026-11-14')).toMatch(/14.*2026/);
  expect(formatDay('2026-11-14')).toContain('14');
  expect(formatTime('2026-11-14')).toBe('–');
  expect(formatDateTime('2026-11-14')).toBe(formatDate('2026-11-14'));
});

test('a day ahead is named by the calendar, however few hours off it is', () => {
  const now = new Date(2026, 10, 26, 23, 30).getTime();
  expect(formatDaysAhead('2026-11-26', now)).toBe('today');
  expect(formatDaysAhead(new Date(2026, 10, 27, 0, 10).toISOString(), now)).toBe('tomorrow');
  expect(formatDaysAhead('2026-12-02', now)).toBe('in 6 days');
  expect(formatDaysAhead('2026-11-25', now)).toBe('');
  expect(formatDaysAhead(null, now)).toBe('');
});
