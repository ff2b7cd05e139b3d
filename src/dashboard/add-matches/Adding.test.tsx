import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiContext, SessionContext } from '../api/session-context.ts';
import { failing, json } from '../testing/answers.ts';
import { stubBrowser } from '../testing/open-app.tsx';
import { recorderSession } from '../testing/recorder-session.ts';
import { Adding } from './AddMatchesPage.tsx';

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

/** A busy machine takes its time. */
const patience = { timeout: 20_000 };

test('after an adding is undone the page takes files again, and misses none', {
  timeout: 60_000,
}, async () => {
  const state = {
    formats: ['FIBA LiveStats'],
    limits: { files: 200, bytes: 1_000_000 },
    storing: null,
    last: { addedAt: '2026-11-14T18:00:00.000Z', added: 2, replaced: 0 },
  };
  let isUndone = false;
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (address, { method = 'GET' } = {}) => {
    asked.push(`${method} ${address}`);
    if (`${method} ${address}` === 'POST /import/undo') {
      isUndone = true;
      return json(200, { data: { matches: 2 }, error: null });
    }
    if (address !== '/import') return failing(404)();
    return json(200, { data: { ...state, last: isUndone ? null : state.last }, error: null });
  };
  vi.stubGlobal('fetch', fetch);
  const { session, queryClient, api } = recorderSession(fetch);
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <Adding clubId="C" />
        </ApiContext>
      </QueryClientProvider>
    </SessionContext>,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Undo this adding…' }, patience));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo it' }, patience));
  await vi.waitFor(() => expect(screen.queryByText(/^Last added/)).toBeNull(), patience);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), patience);
  screen.getByRole('button', { name: 'Choose files…' });
  expect(screen.queryByText('These files are not there any more')).toBeNull();
  expect(asked).toEqual(['GET /import', 'POST /import/undo', 'GET /import']);
});
