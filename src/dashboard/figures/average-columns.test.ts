import { expect, test } from 'vitest';
import { emptyLine, unrecordedLine } from '../../basketball/line.ts';
import { comparedMinutes } from './per-minutes.ts';
import { averageColumns } from './statistic-columns.ts';

const text = (key: string, line = emptyLine()) =>
  averageColumns.find((column) => column.key === key)?.average(line);

test('means have a decimal, shares and minutes are written as everywhere', () => {
  const line = {
    ...emptyLine(),
    seconds: 605.4,
    points: 7.25,
    plusMinus: -1.5,
    threes: { made: 1.5, attempted: 4 },
  };
  expect(text('points', line)).toBe('7.3');
  expect(text('plusMinus', line)).toBe('−1.5');
  expect(text('minutes', line)).toBe('10:05');
  expect(text('threes', line)).toBe('1.5/4.0');
  expect(text('threesShare', line)).toMatch(/^38/);
});

test('what was not recorded, or never tried, is no 0', () => {
  expect(text('points', unrecordedLine())).toBe('–');
  expect(text('freeThrows')).toBe('–');
});

test.each([
  [{ name: 'Lakeside', category: 'Senior women' }, 40],
  [{ name: 'Lakeside Seniors', category: undefined }, 40],
  [{ name: 'Lakeside', category: 'Sénior masculino' }, 40],
  [{ name: 'Lakeside', category: 'Absoluta' }, 40],
  [{ name: 'Lakeside Women', category: undefined }, 40],
  [{ name: 'Lakeside', category: 'U16' }, 36],
  [{ name: 'Lakeside', category: 'Cadete 25/26' }, 36],
  [undefined, 36],
])('%j is compared over %d minutes', (team, minutes) => {
  expect(comparedMinutes(team)).toBe(minutes);
});
