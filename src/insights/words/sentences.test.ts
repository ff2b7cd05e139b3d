import { expect, test } from 'vitest';
import { type Language, languages } from '../../contract/language.ts';
import { earlierMean } from '../reference.ts';
import { Voice } from '../voice.ts';
import { drillsEn } from './drills-en.ts';
import { type Drill, type SentenceKey, said, type Value } from './said.ts';
import { sentencesEn } from './sentences-en.ts';
import { sentencesEs } from './sentences-es.ts';

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
  count: 6,
  names: { names: ['Eva Ruiz', 'Mia Sanz'] },
  who: 'Eva Ruiz',
  n: 12,
  lost: { count: 6, of: 'turnover' },
  from: { chance: 0.34 },
  to: { chance: 0.8 },
  own: 6,
  all: 80,
  times: { times: 18 },
  fewTimes: { times: 8, few: true },
  beside: { where: earlierMean(12.6, 12, 1), first: { how: 'most', record: 16 } },
  usual: { usual: earlierMean(12.6, 12, 1), show: 'whole', whose: 'own' },
  about: { about: 5.2 },
  throws: { count: 24, of: 'freeThrow' },
  fewThrows: { few: 8, of: 'freeThrow' },
  scored: { count: 18, of: 'point' },
  fewScored: { few: 4, of: 'point' },
  someScored: { count: 18, of: 'point' },
  only: { few: 4, of: 'point' },
  boards: { count: 14, of: 'offensiveRebound' },
  assists: { count: 12, of: 'assist' },
  offensive: 14,
  few: { few: 4 },
  chances: 38,
  shots: 64,
  made: 10,
  share: { share: 0.5 },
  zone: { said: said('came/cornerThree', {}) },
  noun: { said: said('kind/threes', {}) },
  misses: { said: said('missed/threePointer', {}) },
  luck: { said: said('luck is/poor', {}) },
  back: { said: said('points back/team', { points: { count: 9, of: 'point' } }) },
  period: { period: 3, rules },
  margin: { signed: -9 },
  time: { clock: 558 },
  rest: { signed: 8 },
  on: { clock: 1_100 },
  off: { clock: 1_300 },
  plusMinus: { signed: 6 },
  number: 3,
  taken: 13,
  line: { said: said('shot line/both', { made: 9, attempted: 14, hit: 3, thrown: 4 }) },
  norm: { whole: 14.2 },
  acts: { counts: [{ count: 9, of: 'rebound' }] },
  attempted: 14,
  hit: 3,
  thrown: 4,
  sum: 45,
  how: { said: said('pace is/slow', {}) },
  worth: { worth: -3.6 },
  value: 88,
  record: 84,
  low: { signed: -22 },
  high: { signed: 19 },
  mostly: { said: said('luck share/good mostly', {}) },
  advice: { said: said('advice/team good', {}) },
  tries: 11,
  available: { whole: 21 },
  rebounds: { count: 9, of: 'rebound' },
  plays: { whole: 18 },
  without: { signed: -4 },
  total: 7,
  fouls: { count: 5, of: 'foul' },
  gap: { about: 5.6 },
  clauses: { said: said('in time', { minutes: { clock: 558 }, clause: 'clause' }) },
  clause: 'clause',
  first: 'clause',
  minutes: { clock: 558 },
  against: { against: earlierMean(1.04, 12, 1), digits: 2 },
  counts: { counts: [{ count: 4, of: 'steal' }] },
  zones: { counts: [{ count: 4, of: 'rim' }] },
  tried: 14,
  onBaskets: 8,
  turnovers: { count: 15, of: 'turnover' },
  passer: 'Eva Ruiz',
  shooter: 'Mia Sanz',
};

/** Values of placeholders in the sentences of some subjects. */
const ofSubjects: Record<string, Record<string, Value>> = {
  part: { name: { period: 3, rules } },
  overtime: {
    count: 2,
    names: {
      overtimes: [
        { number: 1, score: { team: 8, opponent: 8 } },
        { number: 2, score: { team: 5, opponent: 9 } },
      ],
    },
  },
  'scorer of a stretch': { all: 9 },
  'lost in a period': { all: 18 },
  'turnovers of a kind': { all: 18, noun: { said: said('lost as/travel', {}) } },
  'shot mix': { count: 17 },
  'shot mix against': { count: 17 },
  again: { about: { about: 2 } },
  'points back': { points: { count: 9, of: 'point' } },
  assists: { count: 12, usual: { usual: earlierMean(0.44, 12, 1), show: 'percent', whose: 'own' } },
  scorer: { scored: 18, points: { count: 18, of: 'point' } },
  'cold scorer': { made: 3 },
  'opponent scorer': { scored: 18, points: { count: 18, of: 'point' } },
  pace: { count: { whole: 71.2 } },
  'season first': { count: 10 },
  'who shot': { made: 4 },
  'on court': { rest: { clock: 1_300 } },
  shots: { usual: { usual: earlierMean(0.44, 12, 1), show: 'percent', whose: 'neutral' } },
  fell: { noun: { said: said('kind/cornerThree', {}) } },
  'free throws fell': { noun: { said: said('kind/freeThrows', {}) } },
  rated: { luck: 'luck', count: { count: 4, of: 'rebound' }, time: { within: 150, word: 'in' } },
  rate: {
    shots: { count: 64, of: 'shot' },
    value: { decimal: 1.06, digits: 2 },
    time: { within: 558, word: 'in' },
    made: 9,
    points: 21,
    rate: { whole: 65 },
    all: { whole: 72 },
  },
  scoring: {
    from: { said: said('shots from/both', { made: 9, attempted: 14, hit: 3, thrown: 4 }) },
  },
  none: { margin: 14 },
};

/** Seeds enough for each of some sentences to be chosen once. */
const seeds = Array.from({ length: 20 }, (_, seed) => `${seed}`);

/** What every choice among the texts of a key says, a line each. */
function lines(key: string, language: Language, say: (voice: Voice) => string): string[] {
  const voice = (seed: string) =>
    new Voice({ language, seed, name: '', opponent: 'Sydney', player: 'Eva Ruiz' });
  const texts = new Set(seeds.map((seed) => say(voice(seed))));
  return [...texts].toSorted().map((text) => `${key}: ${text}`);
}

test.each(languages)('every sentence and every drill, filled, in %s', async (language) => {
  const sentences = (Object.keys(sentencesEn) as SentenceKey[]).flatMap((key) => {
    const of = { ...values, ...ofSubjects[key.split('/')[0] ?? ''] };
    return lines(key, language, (voice) => voice.tell({ says: [{ key, values: of }] }));
  });
  const drills = (Object.keys(drillsEn) as Drill['key'][]).flatMap((key) =>
    lines(key, language, (voice) =>
      voice.practise({ key, values: { ...values, ...ofSubjects[key] } }),
    ),
  );
  const text = `${[...sentences, ...drills].join('\n')}\n`;
  expect(text).not.toMatch(/\{|\}|undefined|NaN/);
  await expect(text).toMatchFileSnapshot(`testing/sentences-${language}.txt`);
});

/** The subjects that "Why" counts too, there beside the opponent of the match. */
const alsoInWhy =
  /^(?:turnovers|won|trips|trips given|own boards|their boards|shot mix|shot mix against)\/(?:good|poor)$/;

test.each([
  ['en', sentencesEn, 'against the usual'],
  ['es', sentencesEs, 'frente a lo habitual'],
] as const)(
  'points that the panel of the opponent counts otherwise are against the usual, in %s',
  (_, all, words) => {
    const texts = Object.entries(all).flatMap(([key, some]) => (alsoInWhy.test(key) ? some : []));
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => !text.includes(words))).toEqual([]);
  },
);
