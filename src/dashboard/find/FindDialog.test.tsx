// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../api/session-context.ts';
import { closedSession } from '../testing/closed-session.ts';
import { FindDialog } from './FindDialog.tsx';

const Address = () => <code>{useLocation().pathname}</code>;

beforeEach(() => {
  // jsdom knows the element, but not how it opens.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

/** Draws the dialog over a client that has read two teams, and types into it. */
function draw(typed: string) {
  const client = new QueryClient();
  const teams = ['Kestrels U16', 'Kestrels U18'].map((name) => ({ id: name.slice(-3), name }));
  client.setQueryData(['teams', 'C'], { value: teams, unreadableRows: 0 });
  const onClose = vi.fn();
  render(
    <SessionContext value={closedSession}>
      <QueryClientProvider client={client}>
        <FindDialog onClose={onClose} />
        <Address />
      </QueryClientProvider>
    </SessionContext>,
    { wrapper: MemoryRouter },
  );
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: typed } });
  const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? '';
  return { box, marked, onClose };
}

test('arrow keys go round what was found, and Enter opens it', () => {
  const { box, marked, onClose } = draw('kestrels');
  expect(marked()).toContain('U16');
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(marked()).toContain('U18');
  expect(box.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('/teams/U18/practice', { selector: 'code' })).toBeDefined();
});

test('what was not read is not found, and the dialog says so; Enter then leads nowhere', () => {
  const { box, onClose } = draw('owls');
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing of that name has been read yet/);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
});
