import type { Line } from '../contract/box-score.ts';
import type { Rules } from './lexicon.ts';
import { type Concept, says, saysOf } from './lexicon.ts';
import type { LeftOutReason } from './report.ts';
import { type Column, fieldCalled } from './table.ts';
import { type Amounts, tally } from './values.ts';

/** A column of numbers: a field of the records, or one half of its pairs. */
export interface Numbers {
  column: Column;
  values: Amounts;
  half?: 0 | 1;
}

export interface ShotColumns {
  made: Amounts;
  attempted: Amounts | null;
}

/** A line's counts besides shots. */
export type CountField = Exclude<keyof Line, 'seconds' | ShotKind> | 'rebounds';

export const rules: Rules<CountField> = {
  points: 'points score points+score points+total points+made score+total',
  offensiveRebounds: 'off+rebound offReb off+offReb rebound+off+total',
  defensiveRebounds: 'def+rebound defReb',
  rebounds: 'rebound totReb rebound+total rebound+tried',
  assists: 'assist pass pass+score pass+pass assist+total pass+goal',
  turnovers: 'turnover lost+ball turnover+ball turnover+total turnover+lost',
  steals: 'steal won+ball steal+ball steal+won',
  blocks: 'block block+shot block+made steal+shot',
  blocksReceived:
    'tir+block tir+block+received block+received blockReceived block+received+shot block+blockReceived block+opp',
  fouls: 'foul foul+foul foul+made',
  foulsDrawn:
    'foul+received foulReceived foul+won foul+foulReceived contacts+received contacts+foulReceived foul+opp',
  plusMinus: 'plusMinus plus+minus plusMinus+points plusMinus+court plus+minus+court plusMinus+own',
};

export const countFields = Object.keys(rules) as CountField[];

/** The columns read of lines: numbers by field, and their source columns. */
export interface LineColumns {
  counts: Map<CountField, Amounts>;
  shots: Map<ShotKind, ShotColumns>;
  /** By field (`points`, `twos`). */
  columns: Map<string, readonly Column[]>;
  /** Fields that a column means but that were not read, with the reason. */
  leftOut: Map<string, { columns: readonly Column[]; reason: LeftOutReason }>;
  /** Whether points equal those of the shots in every line. */
  proved: boolean;
}

/** One reading of a kind's columns. */
export interface Reading {
  made: Numbers;
  other: Numbers | null;
  part: 'tried' | 'missed';
}

export type Chosen = Partial<Record<ShotKind, Reading | undefined>>;

/** Whether a condition is true in no row. `maySlip` allows one row in eight, so that a slip does not decide for all. */
export function never(
  a: Amounts,
  b: Amounts,
  holds: (a: number, b: number) => boolean,
  maySlip = true,
): boolean {
  const { holds: found, breaks } = tally(
    a.map((one, row) => {
      const two = b[row];
      return one === null || two === null || two === undefined ? undefined : holds(one, two);
    }),
  );
  const both = found + breaks;
  return found === 0 || (maySlip && both >= 8 && found * 8 <= both);
}

/** The kinds of shots; goals are twos and threes together. */
export const shotKinds = ['twos', 'threes', 'freeThrows', 'goals'] as const;

export type ShotKind = (typeof shotKinds)[number];

export type Part = 'made' | 'tried' | 'missed';

const kindConcepts: readonly (readonly [ShotKind, readonly Concept[]])[] = [
  ['threes', ['three']],
  ['twos', ['two']],
  ['freeThrows', ['free']],
  ['goals', ['goal', 'shot', 'tir']],
];

interface ShotWords {
  kind: ShotKind;
  /** `null` = the words name none. */
  parts: ReadonlySet<Part> | null;
}

const partConcepts: readonly Part[] = ['made', 'tried', 'missed'];

/** The meaning of a column's name for shots; `null` if none. */
export function shotWordsOf(column: Column): ShotWords | null {
  const { words, around } = column;
  const called = fieldCalled('line', column);
  const [kind, part] = (called ?? '').replace('fieldGoals', 'goals').split('.');
  const known = shotKinds.find((one) => one === kind);
  if (known && part !== undefined)
    return { kind: known, parts: new Set([part === 'made' ? 'made' : 'tried']) };
  const nearest = around.at(-1) ?? [];
  // A record called “line” is the whole line; only “line shots” are free throws.
  const before = says(nearest, 'shot') ? nearest : nearest.filter((word) => word !== 'line');
  const own = shotWords(words);
  if (own && (own.parts || !kindIn(before))) return own;
  // `threes.made`, `made.threes`: the kind and the part on two levels, and no other word with a meaning.
  const isPart = words.every(
    (word) => isPartWord(word) || word === 'shot' || kindIn([word]) !== null,
  );
  return isPart && (kindIn(before) || kindIn(words))
    ? (shotWords([...before, ...words]) ?? own)
    : own;
}

/** Other counts of a line: a column with a word for one of them is no shot, even beside a word for shots. */
const other =
  'rebound assist turnover steal block blockReceived foul pass lost minutes percent plusMinus opp starter ball'.split(
    ' ',
  ) as Concept[];

function kindIn(words: readonly string[]): ShotKind | null {
  const isFoulShot =
    words.some((word) => word.length > 1 && saysOf(word).has('foul')) &&
    words.some((word) => saysOf(word).has('shot'));
  if (isFoulShot && !says(words, 'block')) return 'freeThrows';
  if (
    other.some((concept) =>
      words.some(
        (word) =>
          (word.length > 1 || words.length === 1) &&
          saysOf(word).has(concept) &&
          !saysOf(word).has('two'),
      ),
    )
  )
    return null;
  // "to" is two in Norwegian, and turnovers in English.
  const meant =
    says(words, 'points') || says(words, 'shot') ? words : words.filter((word) => word !== 'to');
  for (const [kind, concepts] of kindConcepts)
    if (concepts.some((concept) => says(meant, concept))) return kind;
  return null;
}

function shotWords(words: readonly string[]): ShotWords | null {
  const kind = kindIn(words);
  if (!kind) return null;
  const concepts = kindConcepts.find(([one]) => one === kind)?.[1] ?? [];
  const isFoulShot = kind === 'freeThrows' && says(words, 'foul');
  let usedKind = false;
  const parts = new Set<Part>();
  for (const [at, word] of words.entries()) {
    // "Tirs à 3": a letter between words is no part.
    if (word.length === 1 && at > 0 && at < words.length - 1 && !/\d/.test(word)) continue;
    const said = saysOf(word);
    const isKind =
      concepts.some((concept) => said.has(concept)) || (isFoulShot && said.has('foul'));
    if (isKind && !usedKind) {
      usedKind = true;
      continue;
    }
    if (said.has('points') && word !== 'p') continue;
    if (said.has('parts'))
      for (const part of partConcepts) if (said.has(part) || word.length === 1) parts.add(part);
    for (const part of partConcepts) if (said.has(part)) parts.add(part);
  }
  return { kind, parts: parts.size > 0 ? parts : null };
}

/** Whether a word means made, tried or missed, as a single letter may. */
const isPartWord = (word: string) =>
  [...partConcepts, 'parts' as const].some((part) => saysOf(word).has(part));
