import { expect, test } from 'vitest';
import en from './en.po?raw';
import es from './es.po?raw';

const entry = /^msgid (".*"(?:\n".*")*)\nmsgstr (".*"(?:\n".*")*)$/gm;
const textOf = (quoted = '') =>
  quoted
    .split('\n')
    .map((line) => String(JSON.parse(line)))
    .join('');

/** The sentences of a catalogue with what they are in its language; its head has none. */
function read(catalogue: string): Map<string, string> {
  const pairs = [...catalogue.matchAll(entry)].map(
    ([, id, text]) => [textOf(id), textOf(text)] as const,
  );
  return new Map(pairs.filter(([id]) => id !== ''));
}

/** The names that are filled in; a plural's too. */
const placeholders = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name]) => name))].sort();

const english = read(en);
const spanish = read(es);

test('Spanish has every sentence of English and no other, none of them empty or doubtful', () => {
  expect(english.size).toBeGreaterThan(900);
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  expect([...spanish].filter(([, text]) => text.trim() === '')).toEqual([]);
  expect(es).not.toMatch(/^#(~|, fuzzy)/m);
});

test('a sentence is filled in with the same in both languages', () => {
  const differing = [...spanish].filter(
    ([sentence, text]) => `${placeholders(sentence)}` !== `${placeholders(text)}`,
  );
  expect(differing).toEqual([]);
});

test('a sentence that ends with a mark ends with the same mark in Spanish', () => {
  const end = (sentence: string) => /[.:?…]$/.exec(sentence.replace(/\}+$/, ''))?.[0];
  const differing = [...spanish].filter(([sentence, text]) => {
    const mark = end(sentence);
    return mark !== undefined && mark !== end(text);
  });
  expect(differing).toEqual([]);
});
