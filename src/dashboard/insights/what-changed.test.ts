import * as v from 'valibot';
import { expect, test } from 'vitest';
import { insightResultSchema } from '../../contract/insight.ts';
import { whatChanged } from './what-changed.ts';

const text = (rebounds: number, focusAreas: string[]) =>
  v.parse(insightResultSchema, {
    status: 'ready',
    ratings: { rebounds: { value: rebounds, comment: '' } },
    summary: { whatsWorking: ['The bench.'], focusAreas, suggestions: [] },
  });

test('a rating and the sentences that came and went', () => {
  expect(whatChanged(text(5, ['Turnovers.', 'Fouls.']), text(6.5, ['Fouls.', 'Boards.']))).toEqual({
    ratings: [{ key: 'rebounds', name: 'Rebounds', before: 5, after: 6.5 }],
    lists: [{ key: 'focusAreas', added: ['Boards.'], gone: ['Turnovers.'] }],
  });
});

test('the same sentences in another order are no change', () => {
  expect(whatChanged(text(5, ['A.', 'B.']), text(5, ['B.', 'A.']))).toEqual({
    ratings: [],
    lists: [],
  });
});
