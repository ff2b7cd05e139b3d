import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { localesOf, readLanguage, saveLanguage } from './language.ts';

test.each([
  [['es-AR', 'en'], 'es'],
  [['ca', 'es', 'en'], 'es'],
  [['de-DE', 'en-GB', 'es'], 'en'],
  [['eu'], 'en'],
  [[], 'en'],
])('a browser that prefers %j sees the dashboard in %s', (preferred, language) => {
  expect(readLanguage(new MemoryStorage(), preferred)).toBe(language);
});

test('the choice on this device comes before the browser, and a strange word does not', () => {
  const storage = new MemoryStorage();
  saveLanguage(storage, 'en');
  expect(readLanguage(storage, ['es'])).toBe('en');
  storage.setItem('boxout.language', 'pink');
  expect(readLanguage(storage, ['es'])).toBe('es');
});

test('numbers and dates are those of the browser’s variety of the language', () => {
  expect(localesOf('es', ['en-US', 'es-MX'])).toEqual(['es-MX', 'es']);
  expect(localesOf('en', ['es-ES'])).toEqual(['en']);
  expect(localesOf('en', ['en-US@posix', 'en-GB'])).toEqual(['en-GB', 'en']);
});
