import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { activateLanguage } from '../i18n/activate-language.ts';
import { shareText } from './theme-words.ts';
import type { ThemeKey } from './themes.ts';

const english = () => i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(english);

const wordsOf = (key: ThemeKey, count: number, of: number) => shareText({ key }, { count, of });

test('a share is written with its whole; points and free throws, of which there may be more, are none', async () => {
  expect(wordsOf('turnovers', 14, 69.6)).toBe('14 of 70');
  expect(wordsOf('afterLostBall', 17, 13)).toBe('17 points from 13');
  expect(wordsOf('afterLostBall', 1, 6)).toBe('1 point from 6');
  expect(wordsOf('fouling', 14, 38)).toBe('14 for 38');
  await activateLanguage({ lang: '' }, 'es', ['es']);
  expect(wordsOf('turnovers', 14, 69.6)).toBe('14 de 70');
  expect(wordsOf('afterLostBall', 17, 13)).toBe('17 puntos tras 13');
  expect(wordsOf('lineTrips', 14, 38)).toBe('14 por 38');
});
