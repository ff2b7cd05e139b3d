import { expect, test } from 'vitest';
import { compileSentence } from './compile-sentence.ts';

test('a sentence is cut at its placeholders', () => {
  expect(compileSentence('{shown} of {all} shown')).toEqual([['shown'], ' of ', ['all'], ' shown']);
  expect(compileSentence('Nothing to fill in')).toEqual(['Nothing to fill in']);
});

test('a plural has the parts of each form, and an exact number is a form', () => {
  expect(
    compileSentence('{left, plural, =1 {One of {all}.} other {# of {all}.}} More, # {more}'),
  ).toEqual([
    ['left', 'plural', { 1: ['One of ', ['all'], '.'], other: ['#', ' of ', ['all'], '.'] }],
    ' More, # ',
    ['more'],
  ]);
});
