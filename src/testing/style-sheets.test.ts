import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from './sources.ts';

const sheetTexts = readFiles(['src/dashboard'], /\.css$/);
const styleSheets = [...sheetTexts];
const components = [...readFiles(['src/dashboard'], /(?<!\.test)\.tsx?$/)];

test('only tokens define hues, named by meaning', () => {
  const hues = styleSheets
    .filter(([path]) => !path.endsWith('ui/tokens.css'))
    .flatMap(([path, text]) =>
      (text.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\([^)]*\)/gi) ?? [])
        .filter((colour) => !isGrey(colour))
        .map((colour) => `${path}: ${colour}`),
    );
  expect(hues).toEqual([]);
});

test('every used custom property is defined', () => {
  const all = [...styleSheets, ...components];
  const set = new Set(all.flatMap(([, text]) => text.match(/(?<!var\()--[\w-]+(?='?:|',)/g) ?? []));
  const unset = all.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unset).toEqual([]);
});

test('a component uses only classes that its style sheet has', () => {
  const missing = components.flatMap(([path, text]) =>
    [...text.matchAll(/import (\w+) from '(\..+\.module\.css)'/g)].flatMap(([, name, sheet]) => {
      const rules = sheetTexts.get(join(dirname(path), sheet ?? '')) ?? '';
      return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        .filter(([, used]) => !new RegExp(`\\.${used}\\b`).test(rules))
        .map(([use]) => `${path}: ${use}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('good and bad colours are for numbers, words and marks, never for areas or lines of a chart', () => {
  const areas = styleSheets.flatMap(([path, text]) =>
    (
      text.match(
        /^\s*(?:background|background-color|fill|stroke|accent-color):.*var\(--(?:good|bad)\).*$/gm,
      ) ?? []
    ).map((line) => `${path}: ${line.trim()}`),
  );
  expect(areas).toEqual([]);
});

test('amber means only a live match', () => {
  const users = styleSheets
    .filter(([, text]) => /var\(--live(-text)?\)/.test(text))
    .map(([path]) => path);
  expect(
    users.filter(
      (path) =>
        !/(words|MatchScore|FeaturedMatch|LeadChart|TeamPage|later-parts|HalfTime|PlayingTime)/.test(
          path,
        ),
    ),
  ).toEqual([]);
});

/** Whether a colour is grey, as shadows and printed lines are. */
function isGrey(colour: string): boolean {
  const digits = /^#([0-9a-f]+)$/i.exec(colour)?.[1];
  if (digits === undefined) return /^rgba?\(\s*(\d+)\s+\1\s+\1\b/.test(colour);
  const size = digits.length < 6 ? 1 : 2;
  const [red, green, blue] = [0, 1, 2].map((at) => digits.slice(at * size, (at + 1) * size));
  return red === green && green === blue;
}
