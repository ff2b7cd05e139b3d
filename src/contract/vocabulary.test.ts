import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';
import {
  everyWord,
  meaningsOf,
  type RecordKind,
  sideParts,
  sideWords,
  vocabulary,
} from './vocabulary.ts';

const kinds = Object.keys(vocabulary).filter((kind): kind is RecordKind => kind in vocabulary);

test.each(kinds)('%s: a word is in one field’s list only', (kind) => {
  const fields = new Map<string, Set<string>>();
  for (const [field, word] of everyWord(kind)) {
    const plain = plainName(word);
    fields.set(plain, (fields.get(plain) ?? new Set()).add(field));
  }
  const twice = [...fields].filter(([, of]) => of.size > 1).map(([word, of]) => [word, ...of]);
  expect(twice).toEqual([]);
  expect(fields.has('')).toBe(false);
});

test.each([
  ['sides', sideWords],
  ['parts of a side', sideParts],
])('%s: a word is in one list only', (_, lists) => {
  const words = Object.values(lists).flatMap((list: string) => list.split(' ').map(plainName));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each([
  ['playerLine', 'sThreePointersMade', 'threes.made'],
  ['playerLine', 'FG3M', 'threes.made'],
  ['playerLine', 'fgm3', 'threes.made'],
  ['playerLine', 'FieldGoalsMade2', 'twos.made'],
  ['playerLine', '3PA', 'threes.attempted'],
  ['playerLine', 'two_pt_attempted', 'twos.attempted'],
  ['playerLine', 'tirosLibresIntentados', 'freeThrows.attempted'],
  ['playerLine', '+/-', 'plusMinus'],
  ['playerLine', '#', 'number'],
  ['playerLine', 'Tapones', 'blocks'],
  ['playerLine', 'Assistances', 'assists'],
  ['match', 'game_id', 'id'],
  ['match', 'Árbitros', 'officials'],
  ['event', 'PCTIMESTRING', 'clockSeconds'],
] as const)('in a %s, %s is %s', (kind, word, field) => {
  expect(meaningsOf(kind).get(plainName(word))?.field).toBe(field);
});

test('a percentage is not taken for its numerator', () => {
  expect(meaningsOf('line').get(plainName('3P%'))).toBeUndefined();
  expect(meaningsOf('line').get(plainName('FT %'))).toBeUndefined();
});
