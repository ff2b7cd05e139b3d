import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { reloadAfterDeploy } from './reload-after-deploy.ts';

function setUp() {
  const page = new EventTarget();
  const world = { now: 0, online: true };
  const reload = vi.fn();
  reloadAfterDeploy({
    page,
    storage: new MemoryStorage(),
    now: () => world.now,
    online: () => world.online,
    reload,
  });
  const lose = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { world, reload, lose };
}

test('a lost part reloads the page once a minute at most', () => {
  const { world, reload, lose } = setUp();
  expect(lose()).toBe(false);
  world.now = 59_999;
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  world.now = 60_000;
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a network what is shown stays', () => {
  const { world, reload, lose } = setUp();
  world.online = false;
  lose();
  expect(reload).not.toHaveBeenCalled();
});
