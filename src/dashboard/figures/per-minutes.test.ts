import { expect, test } from 'vitest';
import { comparedMinutes } from './AverageChoice.tsx';

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
