import { expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { Voice } from '../voice.ts';
import type { SentenceKey, Value } from './said.ts';
import { sentencesEn } from './sentences-en.ts';

/* Every sentence of every language, filled: read these files as text when a sentence changes. */

const rules = { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 };

/** A value for each name; of a part of the match it is the period's. */
const values: Record<string, Value> = {
  name: 'Eva Ruiz',
  score: { score: { team: 14, opponent: 24 } },
  before: { score: { team: 41, opponent: 38 } },
  after: { score: { team: 41, opponent: 47 } },
  points: 9,
  a: { article: 9 },
  when: { moment: 1_430, word: 'with', rules },
  since: { moment: 1_430, word: 'from', rules },
  length: { clock: 148 },
  within: { within: 148, word: 'in' },
  lead: 12,
  allowed: 9,
  count: 2,
  names: {
    overtimes: [
      { number: 1, score: { team: 8, opponent: 8 } },
      { number: 2, score: { team: 5, opponent: 9 } },
    ],
  },
  from: { chance: 0.34 },
  to: { chance: 0.8 },
  own: 6,
  all: 9,
};

/** Seeds enough for each of some sentences to be chosen once. */
const seeds = Array.from({ length: 20 }, (_, seed) => `${seed}`);

test.each(languages)('every sentence, filled, in %s', async (language) => {
  const keys = Object.keys(sentencesEn) as SentenceKey[];
  const lines = keys.flatMap((key) => {
    const of = key.startsWith('part/') ? { ...values, name: { period: 3, rules } } : values;
    const texts = seeds.map((seed) =>
      new Voice({ language, seed, name: '', opponent: 'Sydney' }).tell({
        says: [{ key, values: of }],
      }),
    );
    return [...new Set(texts)].toSorted().map((text) => `${key}: ${text}`);
  });
  const text = `${lines.join('\n')}\n`;
  expect(text).not.toMatch(/\{|\}|undefined|NaN/);
  await expect(text).toMatchFileSnapshot(`testing/sentences-${language}.txt`);
});
