import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { readTheme, saveTheme } from './theme.ts';

test('a theme is remembered, and a strange word is the system’s', () => {
  const storage = new MemoryStorage();
  expect(readTheme(storage)).toBe('system');
  saveTheme(storage, 'dark');
  expect(readTheme(storage)).toBe('dark');
  saveTheme(storage, 'system');
  expect(storage.length).toBe(0);
  storage.setItem('boxout.theme', 'pink');
  expect(readTheme(storage)).toBe('system');
});
