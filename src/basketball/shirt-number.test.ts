import { expect, test } from 'vitest';
import { byShirtNumber } from './shirt-number.ts';

test('shirt numbers sort as numbers, "00" before "0", and who has none comes last', () => {
  const shuffled = ['10', undefined, '9', '0', '', '00', '1'].map((number) => ({ number }));
  expect(shuffled.toSorted(byShirtNumber).map(({ number }) => number)).toEqual([
    '00',
    '0',
    '1',
    '9',
    '10',
    undefined,
    '',
  ]);
});
