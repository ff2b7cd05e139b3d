import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { ApiContext, SessionContext } from '../api/session-context.ts';
import { type Answer, failing, json } from '../testing/answers.ts';
import { closedSession } from '../testing/closed-session.ts';
import { FindDialog } from './FindDialog.tsx';

const Address = () => <code>{useLocation().pathname}</code>;

beforeEach(() => {
  // jsdom knows the element, but not how it opens.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
});

/** What the service answers: a club of two teams, of which one has met the Ørsted Owls and has a player, Łukasz. */
function answerTo(address: string): Answer {
  const data = (value: unknown) => () => json(200, { data: value, error: null });
  if (address.endsWith('/clubs')) return data({ id: 'C', name: 'Kestrels' });
  if (address.endsWith('/matches')) {
    const match = { id: 'M', startsAt: '2026-11-20T18:00:00Z', status: 'completed' };
    const owls = { ...match, opponent: { name: 'Ørsted Owls' } };
    return data({ matches: address.includes('U16') ? [owls] : [] });
  }
  if (address.endsWith('/roster') && address.includes('U16')) {
    return data({ roster: [{ playerId: 'P', name: 'Łukasz Nowak' }] });
  }
  return failing(404);
}

/** Draws the dialog over a client that has read two teams, and types into it. */
function draw(typed: string) {
  const client = new QueryClient();
  const teams = ['Kestrels U16', 'Kestrels U18'].map((name) => ({ id: name.slice(-3), name }));
  client.setQueryData(['teams', 'C'], { value: teams, unreadableRows: 0 });
  const onClose = vi.fn();
  const fetch = async (address: RequestInfo | URL) => answerTo(String(address))();
  const api = createApiClient({ serviceAddress: '', key: 'k', fetch, now: () => 0 });
  render(
    <SessionContext value={closedSession}>
      <QueryClientProvider client={client}>
        <ApiContext value={api}>
          <FindDialog onClose={onClose} />
          <Address />
        </ApiContext>
      </QueryClientProvider>
    </SessionContext>,
    { wrapper: MemoryRouter },
  );
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: typed } });
  const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? '';
  return { box, marked, onClose };
}

test('arrow keys cycle through the results, and Enter opens it', () => {
  const { box, marked, onClose } = draw('kestrels');
  expect(marked()).toContain('U16');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(marked()).toContain('U18');
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(box.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('/teams/U18', { selector: 'code' })).toBeDefined();
});

test.each([
  ['orsted', 'v Ørsted Owls'],
  ['lukasz', 'Łukasz Nowak'],
])('“%s” is read for it, without a page of it having been there', async (typed, found) => {
  draw(typed);
  expect(screen.getByRole('status').textContent).toMatch(/Still reading the club: \d of \d lists/);
  expect((await screen.findAllByText(found)).length).toBeGreaterThan(0);
  expect(await screen.findByText('Searches the whole club.')).toBeDefined();
});

test('an unknown name is not found; Enter then does nothing', async () => {
  const { box, onClose } = draw('wolves');
  await screen.findByText(/^Nothing of that name was found\./);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
});

test('a tap beside the dialog closes it, a tap inside does not', () => {
  const { box, onClose } = draw('owls');
  fireEvent.click(box);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});
