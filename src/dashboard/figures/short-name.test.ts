import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Ana Lopez', 'A. Lopez'],
  ['Ana van der Berg', 'A. van der Berg'],
  ['  Žaneta   Ilić ', 'Ž. Ilić'],
  ['Z\u030Caneta Ilić', 'Z\u030C. Ilić'],
  ['Nene', 'Nene'],
  ['', ''],
])('%j is printed as %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
