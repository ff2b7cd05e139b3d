import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { playerNaming } from './player-naming.ts';

const side = (name: string, players: object[]) => ({ name, players, totals: null });
const boxScore = v.parse(boxScoreSchema, {
  matchId: 'M',
  status: 'completed',
  team: side('Us', [
    { playerId: 'a', number: '7', name: 'Ada Lake' },
    { playerId: 'b', number: '00', name: 'Ada Lakeside' },
    { playerId: 'c', name: 'Bo Hill' },
  ]),
  opponent: side('Them', [{ playerId: 'd', number: '7', name: 'Cy Dale' }]),
});

test('names stay as they came', () => {
  const naming = playerNaming('names', boxScore);
  expect(naming.of({ name: 'Ada Lake', number: '7' })).toBe('Ada Lake');
  expect(naming.numbered({ name: 'Ada Lake', number: '7' })).toBe('7 Ada Lake');
  expect(naming.numbered({ name: 'Bo Hill' })).toBe('Bo Hill');
  expect(naming.inText('Ada Lake scored.')).toBe('Ada Lake scored.');
});

test('numbers leave no name, in sentences neither', () => {
  const naming = playerNaming('numbers', boxScore);
  expect(naming.of({ name: 'Ada Lake', number: '7' })).toBe('No. 7');
  expect(naming.of({ name: 'Bo Hill' })).toBe('No number');
  expect(naming.inText('Ada Lakeside found Ada Lake; Cy Dale fouled Bo Hill.')).toBe(
    'No. 00 found No. 7; No. 7 fouled No number.',
  );
});

const inNumbers = (names: readonly string[], text: string) => {
  const players = names.map((name, at) => ({ playerId: `${at}`, number: `${at + 4}`, name }));
  const sheet = v.parse(boxScoreSchema, {
    matchId: 'M',
    team: side('Us', players),
    opponent: side('Them', []),
  });
  return playerNaming('numbers', sheet).inText(text);
};

test.each([
  [
    'Ana',
    'Analysis: Ana scored; Ana’s 8, for mañana.',
    'Analysis: No. 4 scored; No. 4’s 8, for mañana.',
  ],
  ['Will', 'Will scored and will score.', 'No. 4 scored and will score.'],
  [
    'Ana Ruiz',
    'RUIZ, Ana · Ruiz Ana · ANA RUIZ · A. Ruiz · A.Ruiz · Ruiz, A. · RUIZ A.',
    Array(7).fill('No. 4').join(' · '),
  ],
  ['RUIZ, Ana', 'Ana Ruiz · Ruiz, Ana · A. RUIZ', 'No. 4 · No. 4 · No. 4'],
  ['Ruiz Ana', 'Ana Ruiz; A. Ruiz', 'No. 4; No. 4'],
  ['Zoë Núñez', 'zoe nunez, ZOË NÚÑEZ, Zoe\u0308 Nu\u0301ñez', 'No. 4, No. 4, No. 4'],
  [
    'María José Ruiz López',
    'M.J. Ruiz, M. J. Ruiz López, María José Ruiz, RUIZ LÓPEZ, María José',
    'No. 4, No. 4, No. 4, No. 4',
  ],
  ['Eva de la Cruz', 'Eva de la Cruz, E. de la Cruz and DE LA CRUZ, EVA', 'No. 4, No. 4 and No. 4'],
  [
    'Mia O’Brien-Smith',
    "Mia O'Brien Smith passed; M. O’Brien-Smith shot",
    'No. 4 passed; No. 4 shot',
  ],
  ['Mª. José Ruiz', 'Mª. José Ruiz, Mª José Ruiz', 'No. 4, No. 4'],
  ['Ana Ruiz (C)', 'Ana Ruiz led', 'No. 4 led'],
  [
    'Ana Ruiz',
    'El balón llegó a Ruiz Díaz; Ruizana; Juana Ruiz',
    'El balón llegó a Ruiz Díaz; Ruizana; Juana Ruiz',
  ],
  ['–', 'Won 8–4 – at last', 'Won 8–4 – at last'],
  [' ', 'As it was', 'As it was'],
  ['7', '7 points for 17', '7 points for 17'],
  ['No. 7', 'By 7, no steals', 'By 7, no steals'],
  ['A. (B', 'A. (B scored', 'A. (B scored'],
  ['姚明', '姚明得分', 'No. 4得分'],
])('%s in “%s”', (name, text, said) => {
  expect(inNumbers([name], text)).toBe(said);
});

test('players who share a family name, or the whole of a short form, lose their names too', () => {
  const players = ['Ana Ruiz', 'Eva Ruiz', 'Ana Ruiz Soler'];
  expect(
    inNumbers(players, 'Ana Ruiz Soler found Eva Ruiz; Ana Ruiz, E. Ruiz to Ruiz Soler, Ana.'),
  ).toBe('No. 6 found No. 5; No. 4, No. 5 to No. 6.');
  expect(inNumbers(['Ana Ruiz', 'Alba Ruiz'], 'A. Ruiz scored.')).toBe('No. 4/No. 5 scored.');
});
