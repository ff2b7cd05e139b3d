import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { ApiContext, SessionContext } from '../api/session-context.ts';
import { json } from '../testing/answers.ts';
import { stubBrowser } from '../testing/open-app.tsx';
import { recorderSession } from '../testing/recorder-session.ts';
import { MatchCare } from './MatchCare.tsx';

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

/** Opens the form of a match; returns what it has sent so far. */
async function open(status: string) {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (address, { method, body } = {}) => {
    sent.push([method, address, JSON.parse(String(body))]);
    return json(200, { data: { matches: 1 }, error: null });
  };
  vi.stubGlobal('fetch', fetch);
  const { session, queryClient, api } = recorderSession(fetch);
  const startsAt = '2026-11-14T18:00:00Z';
  const match = v.parse(matchSchema, { id: 'M', startsAt, status, opponent: { name: 'Otters' } });
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <MatchCare teamId="T" match={match} />
        </ApiContext>
      </QueryClientProvider>
    </SessionContext>,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Change…' }, { timeout: 20_000 }));
  return { sent, save: screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }) };
}
const patience = { timeout: 60_000 };

test('a match that its file left unfinished is ended', patience, async () => {
  const { sent, save } = await open('live');
  expect(save.disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('The match is over, though its file ends before'));
  fireEvent.click(save);
  await vi.waitFor(() => expect(sent).toEqual([['PATCH', '/import/matches/M', { end: true }]]));
});

test('the sides are switched once the real opponent is named', patience, async () => {
  const { sent, save } = await open('completed');
  expect(screen.queryByLabelText(/^The match is over/)).toBeNull();
  fireEvent.click(screen.getByLabelText('The other side was ours: switch the sides'));
  expect(save.disabled).toBe(true);
  screen.getByText('Type the name of the real opponent.');
  fireEvent.change(screen.getByLabelText('Opponent'), { target: { value: 'Hawks' } });
  fireEvent.click(save);
  await vi.waitFor(() =>
    expect(sent).toEqual([['PATCH', '/import/matches/M', { opponent: 'Hawks', swapSides: true }]]),
  );
});
