import { expect, test } from 'vitest';
import { nickname, shortName } from './match-text.ts';

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

test.each([
  ['South East Melbourne Phoenix', 'Phoenix'],
  ['New Zealand Breakers', 'Breakers'],
  ['Tidewick Otters U16', 'Otters'],
  ['Club Estudiantes B', 'Estudiantes'],
  ['Étoile Žalgiris', 'Žalgiris'],
  ['KK', 'KK'],
  ['', ''],
])('%j is shortened to %j', (name, short) => {
  expect(nickname(name)).toBe(short);
});
