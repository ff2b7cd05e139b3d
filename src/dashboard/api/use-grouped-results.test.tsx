import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGroupedResults } from './season-reading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const size = 40;
const queries = Array.from({ length: size }, (_, index) => ({ queryKey: ['match', index] }));

test('replies that arrive close together are rendered together, the last at once', () => {
  const client = new QueryClient();
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useGroupedResults<number, (string | number)[]>(queries);
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const read = () => result.current.filter(({ data }) => data !== undefined).length;
  for (let index = 0; index < size; index += 1) {
    act(() => {
      client.setQueryData(['match', index], index);
      vi.advanceTimersByTime(25);
    });
    if (index === size / 2) expect(read(), 'how far it is').toBeGreaterThan(size / 4);
  }
  expect(read(), 'with the last one all are there').toBe(size);
  expect(drawn).toBeLessThan(10);
});
