import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isSettled } from '../figures/QueryState.tsx';
import { missingPlays, partOfQuery } from './match-paper.ts';

const pending = { data: undefined, error: null, fetchStatus: 'fetching', isPending: true } as const;
const failed = (error: Error) => ({
  ...pending,
  error,
  fetchStatus: 'idle' as const,
  isPending: false,
});

test('loaded data is a value, through later failures too', () => {
  const data = { value: 7, unreadableRows: 0 };
  const query = { ...pending, data, error: new Error('later'), isPending: false };
  expect(partOfQuery(query, missingPlays)).toEqual({ value: 7 });
  expect(isSettled(query)).toBe(true);
});

test('a failed query has a reason', () => {
  expect(partOfQuery(pending, missingPlays)).toEqual({ missing: missingPlays.loading });
  expect(isSettled(pending)).toBe(false);
  const paused = { ...pending, fetchStatus: 'paused' } as const;
  expect(partOfQuery(paused, missingPlays)).toEqual({ missing: missingPlays.offline });
  expect(isSettled(paused)).toBe(true);
  const notFound = new ApiError({ code: 'NOT_FOUND', message: '', status: 404 });
  expect(partOfQuery(failed(notFound), missingPlays)).toEqual({ missing: missingPlays.absent });
  expect(partOfQuery(failed(new Error('?')), missingPlays)).toEqual({
    missing: missingPlays.failed,
  });
});
