import { plainName } from '../contract/plain-name.ts';
import { wholeOf } from './amounts.ts';
import { isNothing, yesOrNo } from './convert.ts';
import { says } from './lexicon.ts';
import type { Notes } from './notes.ts';
import { type Action, actionOf, ambiguous, madeOf } from './play-words.ts';
import { type Column, distinct } from './table.ts';

export const isShot = (type: string) =>
  type === 'twoPointer' || type === 'threePointer' || type === 'freeThrow' || type === 'shot';

export function periodOf(value: unknown): number | undefined {
  const number = wholeOf(value);
  if (number !== undefined) return number >= 1 && number <= 60 ? number : undefined;
  const text = typeof value === 'string' ? value.slice(0, 24).trim() : '';
  const regular =
    /^(?:\p{L}{0,9}\.?)?\s*(\d{1,2})(?:st|nd|rd|th|q|º|°|\.)?\s*(?:\p{L}{0,9})?$/iu.exec(text);
  if (!regular) return undefined;
  return /^(ot|overtime|extra|prorroga)/i.test(text) ? 4 + Number(regular[1]) : Number(regular[1]);
}

/** The column of small numbers that only rise, from one on; words decide between several. */
export function periodColumn(
  columns: readonly Column[],
  called: Column | undefined,
): Column | undefined {
  if (called?.values.some((value) => periodOf(value) !== undefined)) return called;
  const possible = columns.filter(({ values, filled }) => {
    const numbers = values.flatMap((value) => periodOf(value) ?? []);
    const rises = numbers.every(
      (number, at) =>
        at === 0 || number - (numbers[at - 1] ?? 0) === 0 || number - (numbers[at - 1] ?? 0) === 1,
    );
    return (
      filled === values.length &&
      numbers.length === values.length &&
      numbers[0] === 1 &&
      rises &&
      (numbers.at(-1) ?? 0) <= 12
    );
  });
  return (
    possible.find(({ words }) => says(words, 'period')) ??
    (possible.length === 1 ? possible[0] : undefined)
  );
}

/** A longer text is a sentence, and no word for a play. */
const longestWord = 200;

export interface Types {
  columns: Column[];
  sent: (string | undefined)[];
  actions: (Action | undefined)[];
}

/** The column of play types: the one with most known words. */
export function readTypes(
  columns: readonly Column[],
  called: Column | undefined,
  notes: Notes,
  at: (column: Column) => string,
): Types {
  const wordOf = (value: unknown) =>
    typeof value === 'string' && value.length < longestWord
      ? value.trim()
      : typeof value === 'number'
        ? String(value)
        : undefined;
  const share = (column: Column) => {
    const values = distinct(column.values);
    const known = values.filter(
      (value) => typeof value === 'string' && actionOf(value) !== undefined,
    ).length;
    const isFlag = values.every(
      (value) => typeof value === 'string' && madeOf(value) !== undefined,
    );
    return values.length === 0 || isFlag
      ? 0
      : known * (known / values.length) +
          (column === called ? 2 : 0) +
          (says(column.words, 'type') ? 1 : 0);
  };
  const ranked = columns
    .map((column) => ({ column, share: share(column) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const best = ranked[0]?.column ?? called;
  if (!best) return { columns: [], sent: [], actions: [] };
  // Some rows have a record and others a text under one key: both are the type.
  const near = ranked
    .filter(
      ({ column }) =>
        column !== best &&
        (best.path.startsWith(`${column.path}.`) || column.path.startsWith(`${best.path}.`)),
    )
    .map(({ column }) => column);
  const sent = best.values.map(
    (value, row) =>
      wordOf(value) ??
      wordOf(near.map((column) => column.values[row]).find((one) => !isNothing(one))),
  );
  const meanings = new Map<string | undefined, Action | undefined>([[undefined, undefined]]);
  for (const word of new Set(sent)) if (word !== undefined) meanings.set(word, actionOf(word));
  for (const word of meanings.keys()) {
    const [first, second] = ambiguous.get(plainName(word ?? '')) ?? [];
    if (!first || !second) continue;
    const isTaken = [...meanings].some(
      ([other, action]) => other !== word && action?.type === first.type,
    );
    meanings.set(word, isTaken ? second : first);
  }
  const actions = sent.map((word) => meanings.get(word));
  notes.read('events[].type', [at(best)], 'converted', 'wordOfTheContract');
  for (const { column } of ranked)
    if (column !== best && column.keys.length > 1) notes.use(at(column));
  return { columns: [best], sent, actions };
}

/** Whether shots went in: a column of yes and no, or of two words, that is there for shots alone. */
export function madeColumn(
  columns: readonly Column[],
  called: Column | undefined,
  actions: readonly (Action | undefined)[],
): Column | undefined {
  const isFit = (column: Column) => {
    const there = column.values.filter((value) => !isNothing(value));
    return (
      there.length > 0 &&
      there.every(
        (value) =>
          typeof value === 'boolean' ||
          value === 0 ||
          value === 1 ||
          (typeof value === 'string' &&
            (madeOf(value) !== undefined || typeof yesOrNo(value) === 'boolean')),
      )
    );
  };
  if (called && isFit(called)) return called;
  const ofShots = columns.filter(isFit).filter((column) => {
    let [shots, others] = [0, 0];
    for (const [row, value] of column.values.entries()) {
      if (isNothing(value)) continue;
      if (actions[row] && isShot(actions[row].type)) shots += 1;
      else others += 1;
    }
    return shots > 0 && shots > 20 * others;
  });
  return (
    ofShots.find(({ words }) => says(words, 'madeFlag')) ??
    (ofShots.length === 1 ? ofShots[0] : undefined)
  );
}
