import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInFileNames } from './days.ts';

test.each([
  ['2026-11-14', '2026-11-14'],
  ['Harbour-Valley_20261114.json', '2026-11-14'],
  ['Harbour 14.11.2026 (2).json', '2026-11-14'],
  ['14-11-2026.xml', '2026-11-14'],
  ['11-14-2026.xml', '2026-11-14'],
  ['3.4.2026.csv', '2026-04-03'],
  ['data_2026_11_14.json', '2026-11-14'],
  ['03-04-2026.json', null],
  ['2026-02-30.json', null],
  ['2026-11-14 to 2026-11-15.json', null],
  ['data-1976446.json', null],
  ['export-1636012345678.json', null],
  ['match.json', null],
])('%s has %s', (name, day) => {
  expect(dayInFileNames([name])).toBe(day);
});

test('the names of a match’s files must agree on one day', () => {
  expect(dayInFileNames(['2026-11-14_Boxscore.json', '20261114_Points.json'])).toBe('2026-11-14');
  expect(dayInFileNames(['2026-11-14.json', '2026-11-15.json'])).toBeNull();
});

test('every form of a date is read, and other names give no date or a real one', () => {
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.string(), (moment, around) => {
      const day = moment.toISOString().slice(0, 10);
      const [year, month, date] = day.split('-');
      for (const name of [day, `${year}${month}${date}`, `${date}.${month}.${year}`]) {
        expect(dayInFileNames([`match ${name}.json`])).toBe(day);
      }
      const told = dayInFileNames([around]);
      if (told !== null) expect(new Date(told).toISOString().slice(0, 10)).toBe(told);
    }),
  );
});
