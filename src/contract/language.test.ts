import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['es', 'es'],
  ['es-AR,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['de, es;q=0.5, en;q=0.4', 'es'],
  ['ES-mx', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['es;q=nonsense, en;q=0.1', 'en'],
  ['estonian', 'en'],
] as const)('a request for "%s" is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
