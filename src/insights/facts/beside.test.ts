import { expect, test } from 'vitest';
import type { Language } from '../../contract/language.ts';
import { about, percent } from '../numbers.ts';
import { earlierMean, type Reference } from '../reference.ts';
import { pointsShown, untilNow, Voice, whereUsual } from '../voice.ts';
import { seasonFirst, usualOfSoMany } from './beside.ts';

const voice = (language: Language) =>
  new Voice({ language, seed: 'm', name: 'list', opponent: 'Valley' });
const own = (mean: number) => earlierMean(mean, 12, 1);

test('the usual has one wording, with its verb by the number', () => {
  expect(whereUsual(voice('en'), own(6.7))).toBe(' where 7 is usual');
  expect(whereUsual(voice('es'), own(6.7))).toBe(', cuando lo habitual son 7');
  expect(whereUsual(voice('es'), own(1.2))).toBe(', cuando lo habitual es 1');
  expect(whereUsual(voice('es'), own(11), pointsShown)).toBe(', cuando lo habitual son 11 puntos');
  expect(whereUsual(voice('es'), own(0.46), percent)).toBe(', cuando lo habitual es el 46\u00A0%');
  expect(whereUsual(voice('en'), own(19), undefined, 'from the same spots')).toBe(
    ' where 19 is usual from the same spots',
  );
});

test('the owner of the usual number follows if it is another', () => {
  const both: Reference = {
    ...own(9),
    basis: 'match',
    source: {
      en: 'for either side in the 3 matches before',
      es: 'para cada equipo en los 3 partidos anteriores',
    },
  };
  expect(whereUsual(voice('en'), both)).toBe(
    ' where 9 is usual for either side in the 3 matches before',
  );
  expect(whereUsual(voice('es'), both)).toBe(
    ', cuando lo habitual son 9 para cada equipo en los 3 partidos anteriores',
  );
});

test('a worth has no sign, and one point is one', () => {
  expect(about(-7.4)('en')).toBe('about 7 points');
  expect(about(7.4)('es')).toBe('unos 7 puntos');
  expect(about(-1.2)('es')).toBe('cerca de 1 punto');
});

test('a count is the most or the least of a season only beyond all of five matches', () => {
  expect(seasonFirst(14, [9, 11, 13, 10, 12])).toEqual({ how: 'most', record: 13 });
  expect(seasonFirst(8, [9, 11, 13, 10, null, 12])).toEqual({ how: 'least', record: 9 });
  expect(untilNow({ how: 'most', record: 13 }, 'en')).toBe(' and 13 was the most until now');
  expect(untilNow({ how: 'least', record: 9 }, 'es')).toBe(' y el mínimo hasta ahora era 9');
  expect(seasonFirst(13, [9, 11, 13, 10, 12])).toBeNull();
  expect(seasonFirst(14, [9, 11, 13, 10, null])).toBeNull();
});

test('points beyond what so many balls usually bring are not owed to their number', () => {
  // 16 turnovers usually bring 12 points, so that 20 of them bring 15.
  const lost = { count: 20, expected: 16 };
  expect(usualOfSoMany(15, own(12), lost)).toBeNull();
  expect(usualOfSoMany(17, own(12), lost)).toBeNull();
  expect(usualOfSoMany(24, own(12), lost)?.mean).toBe(15);
  expect(usualOfSoMany(5, own(12), lost)?.mean).toBe(15);
  expect(usualOfSoMany(24, own(12), { count: 20, expected: 0 })).toBeNull();
});
