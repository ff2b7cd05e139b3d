import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { LostPartsContext } from './lost-parts.ts';
import { RouteErrors } from './RouteErrors.tsx';

type Outcome = 'reloading' | 'no connection' | 'too soon';

function Fails(): never {
  throw new Error('planted');
}

/** Renders the error page of a lost part, or of another error; reloading has this outcome. */
function draw(isLost: boolean, outcome: Outcome) {
  const reload = vi.fn(async () => outcome);
  render(
    <LostPartsContext value={{ has: () => isLost, reload }}>
      <MemoryRouter>
        <RouteErrors>
          <Fails />
        </RouteErrors>
      </MemoryRouter>
    </LostPartsContext>,
    // React reports every error that a boundary caught.
    { onCaughtError: () => {} },
  );
  return reload;
}

test('a lost part reloads the page, and shows nothing meanwhile', async () => {
  const reload = draw(true, 'reloading');
  await vi.waitFor(() => expect(reload.mock.calls).toEqual([['not too soon']]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network the page says so, counts down, and asks again when it is back', async () => {
  const reload = draw(true, 'no connection');
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(screen.getByRole('timer').textContent).toMatch(/tries again by itself/);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(reload.mock.calls.at(-1)).toEqual(['at any time']);
  });
});

test('a part that stays lost is an error with a button, without a countdown', async () => {
  draw(true, 'too soon');
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('any other error of a page is shown unchanged', async () => {
  const reload = draw(false, 'reloading');
  await screen.findByRole('alert');
  expect(reload).not.toHaveBeenCalled();
});
