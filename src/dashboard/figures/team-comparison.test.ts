import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import { totalsComparison } from './team-comparison.ts';

test('shots whose makes, or whose attempts, were not recorded are one dash', () => {
  const line = (made: number | null, attempted: number | null) => ({
    ...emptyLine(),
    threes: { made, attempted },
  });
  const texts = ([own, other]: [ReturnType<typeof line>, ReturnType<typeof line>]) => {
    const shooting = totalsComparison(own, other).find(({ title }) => title === 'Shooting');
    const row = shooting?.rows.find(({ name }) => name === 'Three-pointers');
    return [row?.team.text, row?.opponent.text];
  };
  expect(texts([line(3, 12), line(null, 12)])).toEqual(['3/12 25%', '–']);
  expect(texts([line(null, null), line(0, 0)])).toEqual(['–', '–']);
});
