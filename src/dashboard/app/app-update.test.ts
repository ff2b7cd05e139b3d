import { expect, test, vi } from 'vitest';
import { createAppUpdate } from './app-update.ts';

/** An update that is there, with what takes it over and what is done again. */
async function waitingUpdate() {
  const takeOver = vi.fn(async () => {});
  const repeated: (() => void)[] = [];
  const update = createAppUpdate(
    async ({ onNeedRefresh }) => {
      onNeedRefresh();
      return takeOver;
    },
    (cause) => expect(cause).toBeNull(),
    (action) => repeated.push(action),
  );
  return { update, takeOver, repeated };
}

test('a newer build is asked to take over again until the page is gone', async () => {
  const { update, takeOver, repeated } = await waitingUpdate();
  expect(update.isWaiting()).toBe(true);
  await update.apply();
  expect(takeOver).toHaveBeenCalledTimes(1);
  for (const again of repeated) again();
  expect(takeOver).toHaveBeenCalledTimes(2);
  await update.apply();
  expect(repeated).toHaveLength(1);
});

test('where no service worker can be registered nothing waits, and nothing is taken', async () => {
  const told = vi.fn();
  const cause = new Error('no service worker here');
  const update = createAppUpdate(() => Promise.reject(cause), told, told);
  await update.apply();
  expect(told.mock.calls).toEqual([[cause]]);
  expect(update.isWaiting()).toBe(false);
});
