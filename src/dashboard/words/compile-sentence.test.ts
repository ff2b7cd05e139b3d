import { expect, test } from 'vitest';
import { compileSentence } from './compile-sentence.ts';

test('a sentence is cut at its placeholders', () => {
  expect(compileSentence('{shown} of {all} shown')).toEqual([['shown'], ' of ', ['all'], ' shown']);
  expect(compileSentence('Nothing to fill in')).toEqual(['Nothing to fill in']);
});
