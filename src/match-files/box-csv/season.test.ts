import { expect, test } from 'vitest';
import { matchReader, readMatchFiles } from '../match-files.ts';
import { lucena, pointsOf, type SheetPlayer } from '../testing/spreadsheet-match.ts';

const row = ({ number, name, minutes, twos, counts }: SheetPlayer, points: number) =>
  [number, name, minutes, points, twos.join('/'), counts[6]].join(';');
const head = 'No;Player;Min;Pts;2P;PF';
const table = (players = lucena) => players.map((one) => row(one, pointsOf(one)));
const inSheet = (text: readonly string[]) =>
  readMatchFiles([{ fileName: 'season.csv', text: text.join('\n') }]).map(
    ({ recorded }) => recorded,
  );
const matchesOf = (text: readonly string[]) =>
  inSheet(text).map(({ home, away, day, boxOnly }) => [
    `${home.name} ${home.players.length}`,
    `${away.name} ${away.players.length}`,
    day ?? null,
    [boxOnly?.score?.home, boxOnly?.score?.away],
  ]);
const both = [
  ['CB Lucena 7', 'Rivas 0', '2025-10-04', [65, 57]],
  ['CB Lucena 7', 'Porriño 0', '2025-11-15', [65, 71]],
];

test('a season with a row for each player and match is split into matches that keep their row numbers', () => {
  const said = ['4/10/2025;Rivas;65-57', '15/11/2025;Porriño;65-71'];
  const sheet = (rows: (said: string) => string[]) => [
    'team;CB Lucena',
    `Date;Opponent;Result;${head}`,
    ...said.flatMap(rows),
  ];
  const whole = sheet((match) => table().map((line) => `${match};${line}`));
  expect(matchesOf(whole)).toEqual(both);
  expect(
    inSheet(whole)[1]
      ?.home.players.map(({ key }) => Number(key))
      .sort(),
  ).toEqual([10, 11, 12, 13, 14, 15, 16].sort());
  const once = sheet((match) => table().map((line, at) => `${at === 0 ? match : ';;'};${line}`));
  expect(matchesOf(once)).toEqual(both);
  const totals = sheet((match) => [
    ...table().map((line) => `${match};${line}`),
    ';;;;Total;200:00;65;15/36;18',
  ]);
  expect(matchesOf(totals)).toEqual(both);
});

test('day, round or venue separate two matches against the same opponent', () => {
  const twice = (column: string, one: string, other: string) =>
    matchesOf([
      'team;CB Lucena',
      `Opponent;${column};${head}`,
      ...[one, other].flatMap((value) => table().map((line) => `Rivas;${value};${line}`)),
    ]).map(([home, away]) => [home, away]);
  const atHome = ['CB Lucena 7', 'Rivas 0'];
  expect(twice('Round', '1', '16')).toEqual([atHome, atHome]);
  expect(twice('Home/Away', 'home', 'away')).toEqual([atHome, ['Rivas 0', 'CB Lucena 7']]);
});

test('rows of both sides with a column of teams stay together', () => {
  const rows = (team: string, opponent: string, players: typeof lucena) =>
    table(players).map((line) => `${team};${opponent};${line}`);
  const [one, other] = [lucena.slice(0, 4), lucena.slice(4)];
  const found = matchesOf([
    `Team;Opponent;${head}`,
    ...rows('Lucena', 'Rivas', one),
    ...rows('Rivas', 'Lucena', other),
    ...rows('Lucena', 'Porriño', one),
    ...rows('Porriño', 'Lucena', other),
  ]);
  expect(found.map(([home, away]) => [home, away])).toEqual([
    ['Lucena 4', 'Rivas 3'],
    ['Lucena 4', 'Porriño 3'],
  ]);
});

test('lines above stacked tables separate the matches', () => {
  const stacked = (lines: readonly (readonly string[])[]) =>
    lines.flatMap((above) => [...above, head, ...table(), '']);
  const named = [
    ['team;CB Lucena', 'date;2025-10-04', 'opponent;Rivas', 'score;65-57'],
    ['date;2025-11-15', 'opponent;Porriño', 'score;65-71'],
  ];
  expect(matchesOf(stacked(named))).toEqual(both);
  const titled = stacked([['CB Lucena 65 - 57 Rivas'], ['Porriño 71 - 65 CB Lucena']]);
  expect(matchesOf(titled)).toEqual([
    ['CB Lucena 7', 'Rivas 0', null, [65, 57]],
    ['Porriño 0', 'CB Lucena 7', null, [71, 65]],
  ]);
  // The two sides of one match are not split.
  expect(matchesOf(stacked([['team;CB Lucena'], ['opponent;Rivas']]))).toHaveLength(1);
});

test('an unreadable match stops no other match of its sheet, and a sheet that is too long is refused whole', () => {
  const rows = table().map((line) => `2025-10-04;Rivas;${line}`);
  const broken = rows.map((line) => line.replace('2025-10-04', '2025-10-11').replace('4/7', '7/4'));
  const read = (text: readonly string[]) =>
    matchReader().add({ fileName: 'season.csv', text: text.join('\n') });
  const header = `Date;Opponent;${head}`;
  expect(read([header, ...rows, ...broken])).toEqual([
    expect.objectContaining({ kind: 'match', files: ['season.csv'] }),
    {
      ...{ kind: 'refused', fileName: 'season.csv' },
      reason: expect.stringContaining('season.csv, row 9, column "2P": Expected shots'),
    },
  ]);
  const long = Array.from({ length: 1_500 }, () => rows).flat();
  expect(read([header, ...long])).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('more than 1000 rows') }),
  ]);
});

test('a column "Score" is asked about, since it may be a player’s points', () => {
  const rows = lucena.map(({ name, counts }) => `${name};${counts[2]};${counts[6]};9`);
  const [recorded] = inSheet(['team;CB Lucena', 'Player;Ast;PF;Score', ...rows]);
  expect(recorded?.unread).toMatchObject([{ of: 'column', field: 'Score' }]);
});
