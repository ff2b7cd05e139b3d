import { expect, test } from 'vitest';
import { readMatchFiles } from '../match-files.ts';
import {
  everyField,
  lineOfPlayer,
  lucena,
  pointsOf,
  type SheetPlayer,
} from '../testing/spreadsheet-match.ts';

type Cell = (of: SheetPlayer) => string | number;
const count =
  (at: number): Cell =>
  (of) =>
    of.counts[at] ?? 0;
const cells: Readonly<Record<string, Cell>> = {
  No: (of) => of.number,
  Player: (of) => of.name,
  Min: (of) => of.minutes,
  Pts: pointsOf,
  '2P': (of) => of.twos.join('/'),
  '3P': (of) => of.threes.join('/'),
  FT: (of) => of.freeThrows.join('/'),
  ...{ OReb: count(0), DReb: count(1), Ast: count(2), TO: count(3) },
  ...{ Stl: count(4), Blk: count(5), PF: count(6) },
};
const lines = { date: '2025-10-16', team: 'CB Lucena', opponent: 'Rivas', score: '65-57' };

/** A sheet of the match with changed headings, cells, lines or extra rows. */
interface Habit {
  heads?: Readonly<Record<string, string>>;
  cells?: Readonly<Record<string, Cell>>;
  lines?: Partial<Record<keyof typeof lines, string>>;
  /** Replaces the lines that are left empty. */
  above?: string;
  below?: string;
  change?: (row: string, index: number) => string;
  isAway?: true;
}
const without = (...keys: (keyof typeof lines)[]) =>
  Object.fromEntries(keys.map((key) => [key, '']));
const numberInName = (mark: (of: SheetPlayer) => string): Habit => {
  const nameOf = (of: SheetPlayer) => `${mark(of)}${of.name}`;
  return { cells: { Player: nameOf }, change: (row) => row.slice(row.indexOf(';') + 1) };
};
const share: Cell = ({ twos: [made, tried] }) =>
  `${made}/${tried} (${Math.round((100 * made) / tried)}%)`;

const habits: Readonly<Record<string, Habit>> = {
  'shots called M-A': {
    heads: { No: '#', '2P': '2PM-A', '3P': '3PM-A', FT: 'FTM-A' },
    cells: { '2P': (of) => of.twos.join('-') },
  },
  'shots called C/I': { heads: { '2P': 'T2 C/I', '3P': 'T3 (C/I)', FT: 'TL C/I' } },
  'a share behind the shots': { cells: { '2P': share } },
  'minutes with letters': { cells: { Min: (of) => `${of.minutes.replace(':', 'm')}s` } },
  'minutes with marks': { cells: { Min: (of) => `${of.minutes.replace(':', "'")}''` } },
  'minutes with a full stop': { cells: { Min: (of) => of.minutes.replace(':', '.') } },
  'a number before the name': numberInName((of) => `${of.number} `),
  'a number and a full stop': numberInName((of) => `${of.number}. `),
  'a number and a dash': numberInName((of) => `#${of.number} - `),
  'who was not used': { below: "9;Nora Cid;DNP - Coach's decision\n11;Eli Rus;No convocada" },
  'who was injured': { below: '9;Nora Cid;;Lesionada\n11;Eli Rus;NP' },
  'a column that counts rows': {
    change: (row, index) => (index === 0 ? `Item;${row}` : `${index};${row}`),
  },
  'a mark for five fouls': {
    cells: { PF: (of) => `${of.counts[6]}${of.counts[6] === 5 ? '*' : ''}` },
  },
  'plus with an apostrophe': { change: (row, index) => `${row};${index === 0 ? '+/-' : "'+5"}` },
  'points behind each name': {
    lines: without('team', 'opponent', 'score'),
    above: 'CB Lucena 65 - Rivas 57',
  },
  'points behind both names': {
    lines: without('team', 'opponent', 'score'),
    above: 'CB Lucena - Rivas 65-57',
  },
  'a final score': { lines: without('score'), above: 'Resultado final: 65 - 57' },
  'periods in the title': {
    lines: without('team', 'opponent', 'score'),
    above: 'CB Lucena 65-57 Rivas (20-15, 15-14, 10-10, 20-18)',
  },
  'periods with slashes': { above: 'Parciales: 20-15 / 15-14 / 10-10 / 20-18' },
  'a day with its hour': { lines: { date: 'jueves, 16/10/2025 20:30' } },
  'a day in two digits': { lines: { date: '16/10/25' } },
  'a day in words': { lines: { date: '16 de octubre de 2025' } },
  'a day in English words': { lines: { date: 'October 16, 2025' } },
  'a day as Excel writes it': { lines: { date: '16-Oct-25' } },
  'a word before the score': { lines: { score: 'Victoria 65-57' } },
  'a score with a letter': { lines: { score: '65 a 57' } },
  'vs before the opponent': { lines: without('opponent'), above: 'vs Rivas' },
  '@ before the opponent': { lines: { opponent: '@ Rivas' }, isAway: true },
  Catalan: {
    heads: { Pts: 'Punts', TO: 'Pèrdues', Stl: 'Recuperades', Blk: 'Taps', PF: 'Faltes' },
  },
};

test.each(Object.entries(habits))('a table is read whole with %s', (_, habit) => {
  const { heads = {}, change = (row) => row, above = '', below = '', isAway } = habit;
  const names = Object.keys(cells);
  const written = { ...cells, ...habit.cells };
  const rows = [
    names.map((name) => heads[name] ?? name).join(';'),
    ...lucena.map((of) => names.map((name) => written[name]?.(of)).join(';')),
  ].map(change);
  const said = Object.entries({ ...lines, ...habit.lines }).map(
    ([key, value]) => `${key};${value}`,
  );
  const text = [above, ...said.filter((line) => !line.endsWith(';')), ...rows, below].join('\n');
  const [match] = readMatchFiles([{ fileName: 'box.csv', text }]);
  const { home, away, day, boxOnly, asked, unread } = match?.recorded ?? {};
  const [own, other] = isAway ? [away, home] : [home, away];
  expect([own?.name, other?.name, day]).toEqual(['CB Lucena', 'Rivas', '2025-10-16']);
  expect(boxOnly?.score).toEqual(isAway ? { home: 57, away: 65 } : { home: 65, away: 57 });
  expect([asked, unread]).toEqual([undefined, undefined]);
  const played = own?.players.filter(({ line }) => line.points !== null) ?? [];
  const found = played.map(({ name, number, line }) => [
    `${number} ${name}`,
    Object.fromEntries(everyField.map((field) => [field, line[field]])),
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      lucena.map((of) => [`${of.number} ${of.name}`, lineOfPlayer(of, everyField)]),
    ),
  );
});
