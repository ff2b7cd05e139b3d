import { meaningsOf, plainName, type WordMeaning, wordsOf } from '../../contract/plain-name.ts';
import { sideWords } from '../../contract/vocabulary.ts';
import type { Row } from './rows.ts';

/** A column whose word is known: where it stands, its word as the file has it, and how good a word of its field it is. */
export interface Column {
  index: number;
  word: string;
  rank: number;
}

/** The columns of a table by the contract's fields of a player's line, best first; and some that tell about the match. */
export type Columns = ReadonlyMap<string, readonly Column[]>;

/** Fields of a match that a column may repeat in each row. */
const ofMatch = new Set(['date', 'competition', 'venue', 'round', 'homeAway']);

const identity = ['name', 'firstName', 'lastName', 'number'];
const counts = [
  'points',
  'twos',
  'threes',
  'freeThrows',
  'fieldGoals',
  'assists',
  'rebounds',
  'offensiveRebounds',
  'defensiveRebounds',
  'turnovers',
  'steals',
  'blocks',
  'fouls',
  'seconds',
];

/** The columns that a header row names; `null` for a row that is none: it names players and three statistics at least. */
export function columnsOf({ cells }: Row): Columns | null {
  const columns = new Map<string, Column[]>();
  cells.forEach((word, index) => {
    const meaning = meaningOf(word);
    if (meaning === undefined) return;
    const { field, rank } = meaning;
    columns.set(
      field,
      [...(columns.get(field) ?? []), { index, word, rank }].sort((a, b) => a.rank - b.rank),
    );
  });
  const named = identity.some((field) => columns.has(field));
  const told = counts.filter((field) => [field, `${field}.made`].some((of) => columns.has(of)));
  return named && told.length >= leastStatistics ? columns : null;
}

/** Whether the word above a column is understood. */
export const isKnownColumn = (word: string): boolean => meaningOf(word) !== undefined;

function meaningOf(word: string): WordMeaning | undefined {
  const plain = plainName(word);
  if (plain === '') return undefined;
  const ofLine = meaningsOf('playerLine').get(plain);
  if (ofLine !== undefined) return ofLine;
  if (opponentWords.has(plain)) return { field: 'opponent', rank: 0 };
  const ofGame = meaningsOf('match').get(plain);
  return ofGame && ofMatch.has(ofGame.field) ? ofGame : undefined;
}

const leastStatistics = 3;
const opponentWords = new Set(wordsOf(sideWords.opponent).map(plainName));
