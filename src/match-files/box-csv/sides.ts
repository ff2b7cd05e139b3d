import { addLines, mapLine, numbersOf, subtractCounts } from '../../basketball/line.ts';
import { pointsOfLine } from '../../basketball/shots.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { plainName } from '../../contract/plain-name.ts';
import type { SideWord } from '../../contract/vocabulary.ts';
import { wordsOf } from '../../contract/vocabulary.ts';
import { givenNameFirst } from '../like-names.ts';
import { bySheetOrder, type RecordedPlayer, type RecordedSide } from '../recorded-match.ts';
import { sumOfPlayers } from '../to-match-record.ts';
import { type Block, cellOf, hasSideColumn } from './blocks.ts';
import {
  CellError,
  countOf,
  pairOf,
  secondsOf,
  type TimeUnit,
  timeUnitOf,
  wholeOf,
  yesOf,
} from './cells.ts';
import type { Columns } from './columns.ts';
import type { Row } from './rows.ts';
import { lineWords } from './words.ts';

/** One side's rows, and what the table calls it: its name, or a word such as "home" or "ours". */
export interface SideRows {
  label: string | null;
  word: SideWord | null;
  block: Block;
}

const words = new Map<string, SideWord>();
for (const side of ['team', 'opponent', 'home', 'away'] as const) {
  for (const word of wordsOf(lineWords[side])) words.set(plainName(word), side);
}

/** The rows of each side, in the table's order. Throws a CellError for more than two sides. */
export function sidesOf(blocks: readonly Block[]): SideRows[] {
  const sides = blocks.flatMap((block) =>
    hasSideColumn(block.columns) ? byColumn(block) : [labelled(block.title, block)],
  );
  const together: SideRows[] = [];
  for (const side of sides) {
    const same = together.find(
      (other) =>
        side.label !== null && normalisedName(other.label ?? '') === normalisedName(side.label),
    );
    if (same === undefined) together.push(side);
    else same.block = joined(same.block, side.block);
  }
  if (together.length > 2) {
    const names = together.map(({ label }) => label ?? 'one without a name').join(', ');
    throw new CellError(`${together.length} teams (${names}), but a match has two`);
  }
  return together;
}

function labelled(label: string | null, block: Block): SideRows {
  return { label, word: words.get(plainName(label ?? '')) ?? null, block };
}

function byColumn(block: Block): SideRows[] {
  const field = block.columns.has('teamName') ? 'teamName' : 'teamSide';
  const of = (row: Row) => cellOf(row, block.columns, field);
  const labels = [...new Set(block.players.map(of))];
  return labels.map((label) => {
    const own = (rows: readonly Row[]) => rows.filter((row) => of(row) === label);
    const { columns, coach } = block;
    const rows = {
      players: own(block.players),
      totals: own(block.totals),
      bench: own(block.bench),
    };
    return labelled(label === '' ? null : label, {
      ...block,
      title: label,
      columns,
      coach,
      ...rows,
    });
  });
}

function joined(one: Block, other: Block): Block {
  return {
    ...one,
    players: [...one.players, ...other.players],
    totals: [...one.totals, ...other.totals],
    bench: [...one.bench, ...other.bench],
  };
}

/** A side as recorded in the table. Throws a CellError that names row and column. */
export function recordedSide({ block }: SideRows, name: string): RecordedSide {
  const { columns, coach } = block;
  const { players: rows, totals, bench } = withZeros(block);
  const [time] = columns.get('seconds') ?? [];
  const unit = timeUnitOf(
    time?.word ?? '',
    rows.map(({ cells }) => cells[time?.index ?? -1] ?? ''),
  );
  const players = rows.flatMap((row) => playerOf(row, columns, unit) ?? []).sort(bySheetOrder);
  const twice = players.find(({ key, name: called, number }) =>
    players.some((one) => one.key !== key && one.name === called && one.number === number),
  );
  if (twice !== undefined) {
    throw new CellError(`row ${twice.key}: ${twice.name} appears twice. A file holds one match`);
  }
  const counted = players.filter(({ line }) => line.points !== null && pointsOfLine(line) !== null);
  const other = counted.filter(({ line }) => line.points !== pointsOfLine(line));
  if (other.length > counted.length / 2) {
    throw new CellError('the points of most players do not fit their shots');
  }
  const own = bench.map((row) => lineOf(row, columns, unit));
  const benchLine = own.length === 0 ? undefined : own.reduce(addLines);
  const [printed] = totals.map((row) => lineOf(row, columns, unit));
  const sums = sumOfPlayers(players, benchLine);
  return {
    name,
    shortName: name,
    code: '',
    ...(coach === null ? {} : { coach }),
    players,
    totals: printed === undefined ? sums : filledUp(printed, sums),
    ...(benchLine === undefined ? {} : { bench: benchLine }),
  };
}

/** The file's totals, completed by the sums. */
function filledUp(printed: Line, sums: Line): Line {
  const known = new Map(numbersOf(sums));
  return {
    ...mapLine(printed, (value, statistic) => value ?? known.get(statistic) ?? null),
    plusMinus: null,
  };
}

/**
 * The block with 0 for blanks in each column whose numbers add up to its total, since many people leave out a 0. Without such
 * a proof a blank means "not recorded".
 */
function withZeros(block: Block): Pick<Block, 'players' | 'totals' | 'bench'> {
  const { players, totals, bench } = block;
  const [total] = totals;
  if (total === undefined) return { players, totals, bench };
  const columns = [...block.columns.values()].flat().map(({ index }) => index);
  const proven = columns.filter((index) => {
    const cells = [...players, ...bench].map((row) => row.cells[index] ?? '').filter(Boolean);
    const numbers = [...cells, total.cells[index] ?? ''];
    if (cells.length === 0 || !numbers.every((cell) => /^\d{1,5}$/.test(cell))) return false;
    return cells.reduce((sum, cell) => sum + Number(cell), 0) === Number(total.cells[index]);
  });
  const filledIn = (row: Row): Row => ({
    ...row,
    cells: row.cells.map((cell, index) => (cell === '' && proven.includes(index) ? '0' : cell)),
  });
  // A player with only blanks in these columns did not play.
  const acted = (row: Row) => proven.some((index) => (row.cells[index] ?? '') !== '');
  return { players: players.map((row) => (acted(row) ? filledIn(row) : row)), totals, bench };
}

type Shots = 'twos' | 'threes' | 'freeThrows' | 'fieldGoals';
type Count = Exclude<keyof Line, 'twos' | 'threes' | 'freeThrows' | 'seconds' | 'plusMinus'>;

/** The statistics of a row; `null` without a column. Throws a CellError that names row and column. */
function lineOf(row: Row, columns: Columns, unit: TimeUnit): Line {
  const read = <Value>(field: string, parse: (cell: string) => Value | null) =>
    numberOf(row, columns, field, parse);
  const count = (field: Count | 'rebounds') => read(field, countOf);
  const shots = (field: Shots): Shooting => {
    const both = read(field, (cell) => (/^\d+$/.test(cell) ? null : pairOf(cell)));
    // A column "3P" beside "3PA" holds the made shots.
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

/** Two-pointers: field goals less threes. */
function lessThrees(twos: Shooting, fieldGoals: Shooting, threes: Shooting): Shooting {
  return {
    made: twos.made ?? subtractCounts(fieldGoals.made, threes.made),
    attempted: twos.attempted ?? subtractCounts(fieldGoals.attempted, threes.attempted),
  };
}

/** A field's value from any of its columns. Throws a CellError if two columns contradict each other. */
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
        `row ${row.number}: the columns "${found.word}" and "${word}" mean the same but have different numbers`,
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

/** A player's row; `null` if it has neither name nor counts. Throws a CellError. */
function playerOf(row: Row, columns: Columns, unit: TimeUnit): RecordedPlayer | null {
  const cell = (field: string) => cellOf(row, columns, field);
  const line = lineOf(row, columns, unit);
  const marked = `${cell('number')} ${cell('name')}`.includes('*');
  const whole = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  const written = (cell('name') || whole).replace(captainMark, '').replaceAll('*', '').trim();
  // Without a column of shirt numbers many people write "4 Ana Ruiz" or "4. Ana Ruiz".
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
