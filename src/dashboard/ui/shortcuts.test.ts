import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { readShortcuts, saveShortcuts } from './shortcuts.ts';

test('shortcuts are on until they are switched off', () => {
  const storage = new MemoryStorage();
  expect(readShortcuts(storage)).toBe(true);
  saveShortcuts(storage, false);
  expect(readShortcuts(storage)).toBe(false);
  saveShortcuts(storage, true);
  expect(readShortcuts(storage)).toBe(true);
});
