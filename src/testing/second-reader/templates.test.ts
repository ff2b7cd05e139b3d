import { expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { sentencesEn } from '../../insights/words/sentences-en.ts';
import { sentencesEs } from '../../insights/words/sentences-es.ts';

/* Checks side and direction in the fixed words of every template. */

const texts = Object.entries({ en: sentencesEn, es: sentencesEs }).flatMap(
  ([language, sentences]) =>
    Object.entries<readonly string[]>(sentences).flatMap(([key, all]) =>
      all.map((text) => ({ language, key, text, about: `${language} ${key}: ${text}` })),
    ),
);
const [gains, costs] = [
  /\bworth\b(?!\})|\bsaved\b|\bbrought \{|gained|\bvali[óe]|ahorr/i,
  /\bcost\b|\blost before\b|left at the line|\bcostó\b|\bperdidos\b/i,
];
const opponent = /\{(?:they|them|their)\}/i;
const own = /\byou|\{name\}|\{names\}|\bt[uúe]s?\b|\w(?:ste|bas|eres)\b/i;

test('helpful findings never mention a cost, and harmful ones never a gain', () => {
  const wrong = texts.filter(({ key, text }) =>
    /\bgood$/.test(key) ? costs.test(text) : /\bpoor$/.test(key) && gains.test(text),
  );
  expect(wrong.map(({ about }) => about)).toEqual([]);
});

test('a sentence is about its finding’s side', () => {
  const ofSides = texts.filter(
    ({ key }) =>
      /(?:good|poor)$/.test(key) &&
      !/luck|own|scoring|boards\/|shots\/|advice/.test(key.replace(/^(?:own|their) boards/, '')),
  );
  const isTheirs = (key: string) => /against|their|opponent|given|^won/.test(key);
  const wrong = ofSides.filter(({ key, text }) => !(isTheirs(key) ? opponent : own).test(text));
  expect(ofSides.length).toBeGreaterThan(60);
  expect(wrong.map(({ about }) => about)).toEqual([]);
});

test.each(languages)('rising, winning and the most are said as such, in %s', (language) => {
  const words: Readonly<Record<string, RegExp>> = {
    up: /\brose\b|subieron/,
    down: /\bfell\b|bajaron/,
    won: /\bwon\b|\bwin\b|[Gg]anaste|victoria|ganó/,
    lost: /\blost\b|outscored|defeat|[Pp]erdiste|derrota|perdió/,
    most: /the most|el máximo/,
    fewest: /the fewest|el mínimo/,
  };
  const wrong = texts.filter(({ key, text, language: of }) => {
    const found = Object.keys(words).find((word) =>
      new RegExp(`\\b${word}\\b`).test(key.split('/')[1] ?? ''),
    );
    return (
      of === language &&
      !key.startsWith('scorer') &&
      found !== undefined &&
      words[found]?.test(text) === false
    );
  });
  expect(wrong.map(({ about }) => about)).toEqual([]);
});
