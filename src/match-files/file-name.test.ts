import { expect, test } from 'vitest';
import { guessFromName } from './file-name.ts';

test.each([
  ['Valley_68-60_16-10-2025.csv', 'Valley', [68, 60]],
  ['2025-10-16 CB Lucena - Rivas Ecópolis 65-57.csv', 'Rivas Ecópolis', [65, 57]],
  ['in/box score vs Valley.csv', 'Valley', null],
  ['Jornada 3 Saint-Denis 71 - 70.xlsx.csv', 'Saint-Denis', [71, 70]],
  ['20251016.csv', null, null],
  ['box.csv', null, null],
  ['partido_lucena_16.10.25.csv', null, null],
])('the file name %s suggests opponent %s and score %j', (name, opponent, score) => {
  expect(guessFromName([name], ['CB Lucena'])).toEqual({ opponent, score });
});
