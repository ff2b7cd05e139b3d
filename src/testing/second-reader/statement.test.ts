import { expect, test } from 'vitest';
import { earlierMean } from '../../insights/reference.ts';
import { demoSeasons } from './played.ts';
import { beside } from './statement.ts';

test('a count is compared with the usual number that the sentence shows, if several are right', () => {
  const match = demoSeasons(2026)[0]?.matches[0];
  if (match === undefined) throw new Error('the demo has no match');
  const claims = (list: 'whatsWorking' | 'focusAreas') =>
    beside(
      {
        item: { match, earlier: [], language: 'en', list, sentence: '', says: [], focus: [] },
        match,
        earlier: [],
        subject: 'shots',
        branch: '',
        values: { usual: { usual: earlierMean(0.5, 6, 0.1), show: 'percent', whose: 'own' } },
        about: { stretch: null, word: '', whose: { side: 'team' }, shots: null },
      },
      'usual',
      { count: 4, word: 'threes', whose: { side: 'team' }, whole: 10, usuals: () => [3, 5] },
    );
  const direction = (list: 'whatsWorking' | 'focusAreas') =>
    claims(list).find(({ kind }) => kind === 'direction')?.holds;
  expect(direction('focusAreas')).toBe(true);
  expect(direction('whatsWorking')).toBe(false);
});
