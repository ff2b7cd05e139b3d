import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { composeKey } from '../../contract/api-key-format.ts';
import { ApiError } from '../api/api-error.ts';
import type { Session } from '../api/session.ts';
import { SessionContext } from '../api/session-context.ts';
import { closedSession } from '../testing/closed-session.ts';
import { ConnectionForm } from './ConnectionForm.tsx';

const key = composeKey(() => 7, '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0');

/** Renders the form with a session whose `tryOut` is given, and types a key. */
function draw(tryOut: Session['tryOut'], typed: string) {
  const closed = closedSession.state();
  const [state, connect] = [() => closed, vi.fn()];
  const session = { ...closedSession, state, tryOut: vi.fn(tryOut), connect };
  render(
    <SessionContext value={session}>
      <ConnectionForm leadsTo="/" />
    </SessionContext>,
    { wrapper: MemoryRouter },
  );
  fireEvent.change(screen.getByLabelText('API key'), { target: { value: typed } });
  return session;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failing = (status: number | null) => () =>
  Promise.reject(
    new ApiError({ status, code: 'X', message: 'Said by the service.', isFromService: true }),
  );

test('a typo is reported without a call, and the key can be tried unchanged', async () => {
  const { tryOut } = draw(failing(401), `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`);
  press('Open the club');
  expect(screen.getByRole('alert').textContent).toContain('There is a typo in this key');
  expect(tryOut).not.toHaveBeenCalled();
  press('Try it as it is');
  await screen.findByText('The service does not accept this key');
  expect(tryOut).toHaveBeenCalledTimes(1);
});

test('a test says which club the key opens, and opens nothing', async () => {
  const { connect } = draw(async () => ({ club: 'Kestrels', mayRecord: false }), key);
  press('Test connection');
  await screen.findByText('This key opens Kestrels.');
  expect(connect).not.toHaveBeenCalled();
  press('Open the club');
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
  expect(connect).toHaveBeenCalledWith({ key, serviceAddress: '', remember: false });
});

test('each failure has its own words, and typing takes them away', async () => {
  draw(failing(403), key);
  press('Open the club');
  await screen.findByText('This key may not do that');
  fireEvent.change(screen.getByLabelText('API key'), { target: { value: `${key} ` } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a recorder’s key is not remembered, and that is said before it opens', async () => {
  const { connect } = draw(async () => ({ club: 'Kestrels', mayRecord: true }), key);
  const box = screen.getByLabelText<HTMLInputElement>(/^Remember on this device/);
  fireEvent.click(box);
  press('Open the club');
  await screen.findByText(/With this key matches of Kestrels can be deleted/);
  expect(connect).not.toHaveBeenCalled();
  expect(box.checked).toBe(false);
  press('Open the club');
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
  expect(connect).toHaveBeenCalledWith({ key, serviceAddress: '', remember: false });
});
