import { normalisedName } from '../../contract/normalised-name.ts';
import { plainName } from '../../contract/plain-name.ts';
import { wordsOf } from '../../contract/vocabulary.ts';
import type { RecordedSideName } from '../recorded-match.ts';
import { cellOf, type Layout } from './blocks.ts';
import { CellError } from './cells.ts';
import type { HeadingKey } from './heading.ts';
import { lineWords } from './words.ts';

/** Facts about the match in lines and columns beside the players' numbers. */
export interface About {
  /** The text about `key`; `null` if there is none. Throws a CellError if two differ. */
  text(key: HeadingKey): string | null;
  /** The text as a parsed value; a CellError of `parse` gets the row's number. */
  read<Value>(key: HeadingKey, parse: (text: string) => Value): Value | null;
}

/** Reads the lines around the tables, and the columns that repeat one fact in each row. */
export function aboutMatch({ headings, blocks }: Pick<Layout, 'headings' | 'blocks'>): About {
  const teams = new Set(
    blocks.flatMap(({ columns, players }) =>
      players.map((row) => normalisedName(cellOf(row, columns, 'teamName'))),
    ),
  );
  /** A column "Result" may hold W and L, and a column of opponents may name both sides. */
  const saysOfMatch = (key: HeadingKey, value: string) =>
    key === 'score'
      ? /\d\s*[-–—:/a]\s*\d/.test(value)
      : key !== 'opponent' || !teams.has(normalisedName(value));
  const statedAs = (key: HeadingKey) => {
    const lines = headings.filter((line) => line.key === key);
    const cells = blocks.flatMap(({ columns, players }) =>
      columns.has(key) ? players.map((row) => ({ value: cellOf(row, columns, key), row })) : [],
    );
    return [...lines, ...cells.filter(({ value }) => saysOfMatch(key, value))].filter(
      ({ value }) => value !== '',
    );
  };
  const one = (key: HeadingKey) => {
    const [first, ...others] = statedAs(key);
    const other = others.find(({ value }) => value !== first?.value);
    if (first !== undefined && other !== undefined) {
      throw new CellError(
        `row ${other.row.number}: ${key} is "${other.value}", but "${first.value}" in row ${first.row.number}. A file holds one match`,
      );
    }
    return first ?? null;
  };
  return {
    text: (key) => one(key)?.value ?? null,
    read: (key, parse) => {
      const found = one(key);
      if (found === null) return null;
      try {
        return parse(found.value);
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        throw new CellError(`row ${found.row.number}, ${key}: Expected ${error.message}`, {
          cause: error,
        });
      }
    },
  };
}

/** Where the table's team played: "home", "local", "visitante", "neutral" … Throws a CellError for any other word. */
export function courtOf(text: string): RecordedSideName | 'neutral' {
  const plain = plainName(text);
  if (/^neutral/.test(plain)) return 'neutral';
  for (const side of ['home', 'away'] as const) {
    const words = wordsOf(`${lineWords[side]} ${side === 'home' ? 'h l' : 'a v f'}`);
    if (words.map(plainName).includes(plain)) return side;
  }
  throw new CellError('"home", "away" or "neutral"');
}
