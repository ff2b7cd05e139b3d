import { matchStatuses, type Score } from '../contract/match.ts';
import { wholeOf } from './amounts.ts';
import type { ReadingContext } from './context.ts';
import { isNothing, yesOrNo } from './convert.ts';
import { says } from './lexicon.ts';
import { statusOf } from './match-words.ts';
import type { Notes } from './notes.ts';
import { type Column, distinct, enoughRows, fieldCalled } from './table.ts';

/** A match that began this long ago is over, in milliseconds: longer than any match with its overtimes. */
const surelyOverMs = 12 * 3600_000;

/** One that began less long ago can't be. */
const surelyOnMs = 75 * 60_000;

export function readStatuses(
  columns: readonly Column[],
  starts: readonly (string | undefined)[],
  scores: readonly (Score | null)[],
  outcomes: readonly (string | undefined)[] | undefined,
  context: ReadingContext,
  notes: Notes,
  at: (column: Column) => string,
): (string | undefined)[] {
  const { now } = context;
  const startOf = (row: number) => Date.parse(starts[row] ?? '');
  /** A match of which the day alone is known may begin as late as that day ends. */
  const latestOf = (row: number) => {
    const day = starts[row] ?? '';
    const end = day.length === 10 ? context.readLocalTime(`${day}T23:59:00`) : null;
    return Date.parse(end ?? day);
  };
  const isScored = (row: number) => (scores[row]?.team ?? 0) + (scores[row]?.opponent ?? 0) > 0;
  const meaning = (value: unknown): string | undefined =>
    typeof value === 'string' || typeof value === 'number'
      ? (context.answers?.get(`status ${value}`) ?? statusOf(String(value)))
      : undefined;
  const said = columns
    .filter(
      (column) =>
        says(column.words, 'status') ||
        fieldCalled('match', column) === 'status' ||
        says(column.around.at(-1) ?? [], 'status') ||
        distinct(column.values.slice(0, 500)).some(
          (value) => typeof value === 'string' && statusOf(value) !== undefined,
        ),
    )
    .filter(
      ({ words: own, values }) =>
        !says(own, 'created2') &&
        !/insight/i.test(own.join('')) &&
        values.some((value) => !isNothing(value)),
    );
  const texts = said.filter(({ values }) =>
    values.some((value) => typeof value === 'string' || typeof value === 'number'),
  );
  const knownShare = ({ values }: Column) =>
    values.slice(0, enoughRows).filter((value) => meaning(value) !== undefined).length;
  const column = texts.toSorted(
    (a, b) => knownShare(b) - knownShare(a) || statusRank(a) - statusRank(b),
  )[0];
  const flags = readFlags(columns);
  const byEvidence = (row: number): string | undefined => {
    const start = startOf(row);
    if (outcomes?.[row] !== undefined) return 'completed';
    if (Number.isNaN(start)) return undefined;
    if (start > now && !isScored(row)) return 'scheduled';
    return isScored(row) && latestOf(row) < now - surelyOverMs ? 'completed' : undefined;
  };
  if (column && (knownShare(column) > 0 || !flags)) {
    const groups = new Map<unknown, number[]>();
    for (const [row, value] of column.values.entries())
      if (!isNothing(value))
        groups
          .set(value, groups.get(value) ?? [])
          .get(value)
          ?.push(row);
    const meanings = new Map<unknown, string | undefined>();
    for (const [value, rows] of groups)
      meanings.set(
        value,
        meaning(value) ??
          provedMeaning(
            rows,
            startOf,
            latestOf,
            isScored,
            now,
            groups.size,
            wholeOf(value) !== undefined,
          ),
      );
    const unknown = [...meanings].filter(([, word]) => word === undefined).map(([value]) => value);
    if (unknown.length > 0) notes.leaveOut('matches[].status', [at(column)], 'twoReadings');
    for (const value of unknown) {
      const word = String(value);
      notes.ask({ id: `status ${word}`, about: 'status', word, answers: matchStatuses });
    }
    if (unknown.length === 0)
      notes.read('matches[].status', [at(column)], 'converted', 'wordOfTheContract');
    return column.values.map((value, row) =>
      isNothing(value)
        ? byEvidence(row)
        : (meanings.get(value) ?? (typeof value === 'string' ? value : undefined)),
    );
  }
  if (flags) {
    notes.read('matches[].status', flags.columns.map(at), 'converted', 'wordOfTheContract');
    return flags.values.map(
      (value, row) => value ?? (flags.columns.length >= 2 ? 'scheduled' : byEvidence(row)),
    );
  }
  const derived = scores.map((_, row) => byEvidence(row));
  if (derived.every((one) => one !== undefined))
    notes.read('matches[].status', [], 'derived', 'fromScoreAndDate');
  return derived;
}

const statusRank = ({ words, keys }: Column) =>
  (says(words, 'status') ? 0 : 2) + (says(words, 'name') ? -1 : 0) + keys.length;

/** What a word that nobody knows must mean, by all matches that it is said of: scores and dates leave one thing alone. */
function provedMeaning(
  rows: readonly number[],
  startOf: (row: number) => number,
  latestOf: (row: number) => number,
  isScored: (row: number) => boolean,
  now: number,
  kinds: number,
  isNumber: boolean,
): string | undefined {
  const starts = rows.map(startOf);
  if (starts.some(Number.isNaN)) return undefined;
  // A number says nothing that its matches don't; a word that one match alone has may say more than that it is over.
  if (!isNumber && (kinds < 2 || rows.length < 2)) return undefined;
  if (rows.every(isScored)) {
    const ends = rows.map(latestOf);
    if (ends.every((start) => start < now - surelyOnMs * 2)) return 'completed';
    if (starts.every((start) => start > now - surelyOnMs) && ends.every((start) => start <= now))
      return 'live';
  }
  return undefined;
}

/** Flags of yes and no that are called as a status is: `completed: true`. */
function readFlags(
  columns: readonly Column[],
): { columns: Column[]; values: (string | undefined)[] } | null {
  const found = columns.flatMap((column) => {
    const isFlag =
      column.values.some((value) => typeof value === 'boolean') ||
      column.values.some((value) => value === 0 || value === 1);
    const word = column.keys.length <= 2 ? statusOf(column.keys.at(-1) ?? '') : undefined;
    return isFlag &&
      word &&
      column.values.every((value) => isNothing(value) || typeof yesOrNo(value) === 'boolean')
      ? [{ column, word }]
      : [];
  });
  if (found.length === 0) return null;
  const [first] = found;
  const values = (first?.column.values ?? []).map((_, row) => {
    const yes = found
      .filter(({ column }) => yesOrNo(column.values[row]) === true)
      .map(({ word }) => word);
    return yes.length === 1 ? yes[0] : undefined;
  });
  return { columns: found.map(({ column }) => column), values };
}
