import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { useSeasonReading } from './season-reading.ts';
import { ApiContext } from './session-context.ts';

const matches = ['read', 'without-plays', 'refused'].map((id) =>
  v.parse(matchSchema, { id, status: 'completed', opponent: {} }),
);
const errors: Partial<Record<string, ApiError>> = {
  'without-plays': new ApiError({ status: 404, code: 'NOT_FOUND', message: 'no plays' }),
  refused: new ApiError({ status: 403, code: 'FORBIDDEN', message: 'no' }),
};
const queryOf = (matchId: string) => ({
  queryKey: ['plays', matchId],
  queryFn: async () => {
    const error = errors[matchId];
    if (error !== undefined) throw error;
    return { value: matchId, unreadableRows: 0, unreadableFields: 0 };
  },
});

function mount<Props>(
  useReading: (props: Props) => ReturnType<typeof useSeasonReading>,
  initialProps: Props,
) {
  const client = new QueryClient();
  const fetch = () => new Promise<Response>(() => {});
  const api = createApiClient({ serviceAddress: '', key: 'k', fetch, now: () => 0 });
  return renderHook(useReading, {
    initialProps,
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ApiContext value={api}>{children}</ApiContext>
      </QueryClientProvider>
    ),
  });
}

test('a match without plays counts as read and is not retried', async () => {
  const { result } = mount(() => useSeasonReading({ matches, queryOf }), {});
  await waitFor(() => expect(result.current.reading).toBe(false));
  const { read, absent, failed } = result.current;
  expect({ read, absent, failed }).toEqual({ read: 2, absent: 1, failed: 1 });
});

test('refetching the list cancels no pending call', async () => {
  const signals: AbortSignal[] = [];
  const never = (matchId: string) => ({
    queryKey: ['plays', matchId],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<Reading<string>>(() => {});
    },
  });
  const { rerender } = mount((props) => useSeasonReading({ ...props, queryOf: never }), {
    matches,
  });
  await waitFor(() => expect(signals).toHaveLength(3));
  rerender({ matches: matches.map((match) => ({ ...match })) });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
});
