import { expect, test } from 'vitest';
import { directionRuns } from './ServiceText.tsx';

const shapeOf = (text: string) =>
  directionRuns(text).map(({ words, rightToLeft }) => (rightToLeft ? `[${words}]` : words));

test('a text in one direction is one run, an empty one none', () => {
  expect(shapeOf('37 points by Bea Ortiz, 16 of 29')).toEqual(['37 points by Bea Ortiz, 16 of 29']);
  expect(shapeOf('')).toEqual([]);
});

test('a right-to-left name is one run, and the numbers around it are none of it', () => {
  expect(shapeOf('37 points by محمد بن عبد الرحمن, 16 of 29')).toEqual([
    '37 points by ',
    '[محمد بن عبد الرحمن]',
    ', 16 of 29',
  ]);
  expect(shapeOf('יוסף בן־דוד 12')).toEqual(['[יוסף בן־דוד]', ' 12']);
});

test('nothing is lost, and each run has its offset', () => {
  const text = 'a أحمد b יוסף. c';
  const runs = directionRuns(text);
  expect(runs.map(({ words }) => words).join('')).toBe(text);
  for (const { at, words } of runs) expect(text.slice(at, at + words.length)).toBe(words);
});
