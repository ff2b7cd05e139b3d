import { numbersOf, subtractCounts } from '../../basketball/line.ts';
import { pointsOfLine } from '../../basketball/shots.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { givenNameFirst } from '../like-names.ts';
import type { RecordedPlayer } from '../recorded-match.ts';
import { cellOf } from './blocks.ts';
import { CellError, countOf, pairOf, secondsOf, type TimeUnit, wholeOf, yesOf } from './cells.ts';
import type { Columns } from './columns.ts';
import type { Row } from './rows.ts';

type Shots = 'twos' | 'threes' | 'freeThrows' | 'fieldGoals';
type Count = Exclude<keyof Line, 'twos' | 'threes' | 'freeThrows' | 'seconds' | 'plusMinus'>;

/** The statistics of a row; `null` without a column. Throws a CellError that names row and column. */
export function lineOf(row: Row, columns: Columns, unit: TimeUnit): Line {
  const read = <Value>(field: string, parse: (cell: string) => Value | null) =>
    numberOf(row, columns, field, parse);
  const count = (field: Count | 'rebounds') => read(field, countOf);
  const shots = (field: Shots): Shooting => {
    const both = read(field, (cell) => (/^\d+$/.test(cell) ? null : pairOf(cell)));
    // A column "3P" beside "3PA" has the makes.
    const alone =
      both === null ? read(field, (cell) => (/^\d+$/.test(cell) ? countOf(cell) : null)) : null;
    return {
      made: both?.made ?? read(`${field}.made`, countOf) ?? alone,
      attempted: both?.attempted ?? read(`${field}.attempted`, countOf),
    };
  };
  const threes = shots('threes');
  const fieldGoals = shots('fieldGoals');
  const twos = lessThrees(shots('twos'), fieldGoals, threes);
  const freeThrows = shots('freeThrows');
  const [offensive, defensive] = [count('offensiveRebounds'), count('defensiveRebounds')];
  const rebounds = count('rebounds');
  return {
    seconds: read('seconds', (cell) => secondsOf(cell, unit)),
    points: count('points') ?? pointsOfLine({ twos, threes, freeThrows }),
    twos,
    threes,
    freeThrows,
    offensiveRebounds: offensive ?? subtractCounts(rebounds, defensive),
    defensiveRebounds: defensive ?? subtractCounts(rebounds, offensive),
    assists: count('assists'),
    turnovers: count('turnovers'),
    steals: count('steals'),
    blocks: count('blocks'),
    blocksReceived: count('blocksReceived'),
    fouls: count('fouls'),
    foulsDrawn: count('foulsDrawn'),
    plusMinus: read('plusMinus', wholeOf),
  };
}

/** Two-pointers, or field goals less threes. */
function lessThrees(twos: Shooting, fieldGoals: Shooting, threes: Shooting): Shooting {
  return {
    made: twos.made ?? subtractCounts(fieldGoals.made, threes.made),
    attempted: twos.attempted ?? subtractCounts(fieldGoals.attempted, threes.attempted),
  };
}

/** A field's value in a row, from any of its columns; two columns must not contradict each other. */
function numberOf<Value>(
  row: Row,
  columns: Columns,
  field: string,
  parse: (cell: string) => Value | null,
): Value | null {
  let found: { value: Value; word: string } | undefined;
  for (const { index, word } of columns.get(field) ?? []) {
    const value = inColumn(row, word, () => parse(row.cells[index] ?? ''));
    if (value === null) continue;
    if (found !== undefined && JSON.stringify(found.value) !== JSON.stringify(value)) {
      throw new CellError(
        `row ${row.number}: the columns "${found.word}" and "${word}" say the same thing with other numbers`,
      );
    }
    found ??= { value, word };
  }
  return found?.value ?? null;
}

function inColumn<Value>(row: Row, word: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    throw new CellError(`row ${row.number}, column "${word}": Expected ${error.message}`, {
      cause: error,
    });
  }
}

const numberBefore = /^(?:#|no?\.?\s*)?(\d{1,2})(?:\s*[-–.)]\s*|\s+)(?=\p{L})/iu;
const captainMark = /\s*\((?:c|k|cap)\.?\)/i;

/** A player's row; `null` if it has no name and no counts. Throws a CellError. */
export function playerOf(row: Row, columns: Columns, unit: TimeUnit): RecordedPlayer | null {
  const cell = (field: string) => cellOf(row, columns, field);
  const line = lineOf(row, columns, unit);
  const marked = `${cell('number')} ${cell('name')}`.includes('*');
  const whole = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  const written = (cell('name') || whole).replace(captainMark, '').replaceAll('*', '').trim();
  // Without a column of shirts many people write "4 Ana Ruiz" or "4. Ana Ruiz".
  const [before, inName] = (columns.has('number') ? null : numberBefore.exec(written)) ?? [''];
  const number = inName ?? cell('number').replace(/[*#.\s]/g, '');
  const name = givenNameFirst(written.slice(before.length));
  if (name === '' && number === '') {
    if (numbersOf(line).every(([, value]) => value === null)) return null;
    throw new CellError(`row ${row.number}: numbers without a player's name or shirt number`);
  }
  const position = cell('position');
  return {
    key: String(row.number),
    name: name || `No. ${number}`,
    ...(number === '' ? {} : { number }),
    ...(position === '' ? {} : { position }),
    starter: marked || yesOf(cell('starter')),
    captain: yesOf(cell('captain')) || captainMark.test(cell('name')),
    line,
  };
}
