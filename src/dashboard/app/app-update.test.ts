import { expect, test, vi } from 'vitest';
import { createAppUpdate } from './app-update.ts';

/** A waiting update, in a browser under the test's control. */
async function waitingUpdate() {
  const browser = {
    waits: true,
    takeOver: vi.fn(async () => {}),
    reload: vi.fn(),
    /** The repeated callbacks. */
    repeated: [] as (() => void)[],
    takenOver: () => {},
    unregister: vi.fn(async () => true),
    /** What the plugin says to a page that had a service worker as it was opened. */
    needsReload: () => {},
  };
  const update = createAppUpdate({
    register: async ({ onNeedRefresh, onNeedReload }) => {
      onNeedRefresh();
      browser.needsReload = onNeedReload;
      return browser.takeOver;
    },
    onFailure: (cause) => expect(cause).toBeNull(),
    repeat: (action) => browser.repeated.push(action),
    isAnyWaiting: async () => browser.waits,
    onTakenOver: (listener) => {
      browser.takenOver = listener;
    },
    unregister: browser.unregister,
    reload: browser.reload,
  });
  return { update, browser };
}

test('a newer build is asked to take over again until the page is gone', async () => {
  const { update, browser } = await waitingUpdate();
  expect(update.isWaiting()).toBe(true);
  await update.apply();
  expect(browser.takeOver).toHaveBeenCalledTimes(1);
  for (const again of browser.repeated) again();
  await vi.waitFor(() => expect(browser.takeOver).toHaveBeenCalledTimes(2));
  await update.apply();
  expect(browser.repeated).toHaveLength(1);
  expect(browser.reload).not.toHaveBeenCalled();
});

test('a newer build that never takes over is loaded without a service worker, if online', async () => {
  const { update, browser } = await waitingUpdate();
  browser.unregister.mockResolvedValueOnce(false);
  await update.apply();
  const [again] = browser.repeated;
  for (const asks of [2, 3, 4, 5, 6]) {
    again?.();
    await vi.waitFor(() => expect(browser.takeOver).toHaveBeenCalledTimes(asks));
  }
  expect(browser.unregister, 'without a network').toHaveBeenCalledTimes(1);
  expect(browser.reload).not.toHaveBeenCalled();
  again?.();
  await vi.waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
  expect(browser.takeOver).toHaveBeenCalledTimes(6);
});

test('a page reloads, once, as soon as the newer build has taken over', async () => {
  const { update, browser } = await waitingUpdate();
  await update.apply();
  browser.needsReload();
  browser.takenOver();
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test('a page that was opened without a service worker reloads, too', async () => {
  const { update, browser } = await waitingUpdate();
  await update.apply();
  browser.takenOver();
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test.each(['before the press', 'after it, unheard'])(
  'where the newer build took over %s, the page reloads',
  async (when) => {
    const { update, browser } = await waitingUpdate();
    if (when === 'before the press') browser.waits = false;
    await update.apply();
    browser.waits = false;
    for (const again of browser.repeated) again();
    await vi.waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
  },
);

test('without a service worker there is no update', async () => {
  const onUpdate = vi.fn();
  const cause = new Error('no service worker here');
  const update = createAppUpdate({
    register: () => Promise.reject(cause),
    onFailure: onUpdate,
    repeat: onUpdate,
    isAnyWaiting: async () => true,
    onTakenOver: onUpdate,
    unregister: onUpdate,
    reload: onUpdate,
  });
  await update.apply();
  expect(onUpdate.mock.calls).toEqual([[cause]]);
  expect(update.isWaiting()).toBe(false);
});
