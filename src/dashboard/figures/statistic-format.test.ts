import { expect, test } from 'vitest';
import {
  formatAsSent,
  formatDecimal,
  formatMinutes,
  formatPercent,
  formatShooting,
} from './statistic-format.ts';

test('an unrecorded value is a dash in every format', () => {
  expect([
    formatDecimal(null),
    formatPercent(null),
    formatMinutes(null),
    formatAsSent(null),
    formatShooting({ made: null, attempted: 3 }),
    formatShooting({ made: 0, attempted: 0 }),
  ]).toEqual(['–', '–', '–', '–', '–', '–']);
});

test('what rounds to nothing has no sign', () => {
  expect([formatDecimal(-0.04, 1), formatDecimal(-0.4), formatDecimal(-0.06, 1)]).toEqual([
    '0.0',
    '0',
    '−0.1',
  ]);
});

test('a percentage of averages is that of their totals', () => {
  const matches = Array.from({ length: 40 }, (_, at) => at + 1);
  const written = matches.map((count) => formatPercent((15 * (1 / count)) / (24 * (1 / count))));
  expect(new Set(written)).toEqual(new Set([formatPercent(15 / 24)]));
});

test('zero is a number', () => {
  expect([formatDecimal(0), formatPercent(0), formatMinutes(0), formatAsSent(0)]).toEqual([
    '0',
    '0%',
    '0:00',
    '0',
  ]);
  expect(formatShooting({ made: 0, attempted: 4 })).toBe('0/4');
});

test('makes are a number where misses were not recorded', () => {
  expect(formatShooting({ made: 4, attempted: null })).toBe('4/–');
});

test.each([
  [425, '7:05'],
  [2400, '40:00'],
  [12_000, '200:00'],
  [59.6, '1:00'],
])('%d seconds read %s', (seconds, expected) => {
  expect(formatMinutes(seconds)).toBe(expected);
});

test('a rating is written as it was sent', () => {
  expect([6.4, 7, 0.125, -2.5].map((value) => formatAsSent(value))).toEqual([
    '6.4',
    '7',
    '0.125',
    '−2.5',
  ]);
  expect([6.4, 7, 0.125].map((value) => formatAsSent(value, 1))).toEqual(['6.4', '7.0', '0.125']);
});
