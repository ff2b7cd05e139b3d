import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-2', "'-2"],
  ['@SUM', "'@SUM"],
  ['\tx', "'\tx"],
  [-2, '-2'],
  [0, '0'],
  [null, ''],
  [Number.NaN, ''],
  ['Berg, Ana', '"Berg, Ana"'],
  ['00', '00'],
])('%j is written as %s', (cell, expected) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${expected}\r\n`);
});

test('rows end as RFC 4180 has it', () => {
  expect(
    toCsv([
      ['a', 'b'],
      [1, 2],
    ]),
  ).toBe('\uFEFFa,b\r\n1,2\r\n');
});
