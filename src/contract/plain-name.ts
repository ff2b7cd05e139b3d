import { type RecordKind, shootingParts, vocabulary } from './vocabulary.ts';

/** A field's name for comparison: without case, blanks, `_`, `-` and accents; `+/-`, `%` and `#` become words. */
export function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const plain = name
    .slice(0, longestName)
    .replace(/\+\s*\/?\s*[-–−]/g, 'plusminus')
    .replaceAll('%', 'pct')
    .replaceAll('#', 'number')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  // Field names are few and repeat; the limit protects against replies with thousands of invented ones.
  if (plainNames.size < 5_000) plainNames.set(name, plain);
  return plain;
}

/** Characters of a name that are compared. */
const longestName = 500;

const plainNames = new Map<string, string>();

/** The words of a list in the vocabulary. */
export const wordsOf = (list: string): string[] => list.split(' ').filter((word) => word !== '');

/** A word's field and its rank: the field's own name first, then its other words in order. */
export interface WordMeaning {
  field: string;
  rank: number;
}

const indexes = new Map<RecordKind, ReadonlyMap<string, WordMeaning>>();

/** The meaning of each word in a kind of record, by plain name; fields include `twos.made` and the like. */
export function meaningsOf(kind: RecordKind): ReadonlyMap<string, WordMeaning> {
  const known = indexes.get(kind);
  if (known) return known;
  const index = new Map<string, WordMeaning>();
  for (const [field, word, rank] of everyWord(kind)) index.set(plainName(word), { field, rank });
  indexes.set(kind, index);
  return index;
}

/** Every field of a kind of record with each of its words, including those composed of a shot and a part. */
export function* everyWord(
  kind: RecordKind,
): Generator<[field: string, word: string, rank: number]> {
  for (const [field, list] of Object.entries(vocabulary[kind])) {
    const words = [field, ...wordsOf(list)];
    for (const [rank, word] of words.entries()) yield [field, word, rank];
    if (!shots.has(field)) continue;
    for (const [part, ends] of Object.entries(shootingParts)) {
      for (const [rank, word] of words.entries()) {
        for (const end of wordsOf(ends)) {
          yield [`${field}.${part}`, `${word}_${end}`, rank];
          if (end.length > 2) yield [`${field}.${part}`, `${end}_${word}`, rank];
        }
      }
    }
  }
}

const shots = new Set(['twos', 'threes', 'freeThrows', 'fieldGoals']);
