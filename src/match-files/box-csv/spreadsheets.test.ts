import { expect, test } from 'vitest';
import { readMatchFiles, withAnswers } from '../match-files.ts';
import type { RecordedPlayer } from '../recorded-match.ts';
import { lineOfPlayer, lucena, rivas } from '../testing/spreadsheet-match.ts';
import { type Spreadsheet, spreadsheets } from '../testing/spreadsheets.ts';

/** Reads a file with its questions answered. */
function read({ file, text, answers }: Spreadsheet) {
  const [match] = readMatchFiles([{ fileName: file, text }]);
  if (match === undefined) throw new Error('a match expected');
  return withAnswers(match.recorded, answers);
}

test.each(spreadsheets.map((sheet) => [sheet.name, sheet] as const))(
  'a spreadsheet as clubs write it is read whole or refused with a reason: %s',
  (_, sheet) => {
    const { refused, fields, isOfBoth } = sheet;
    if (refused !== undefined) {
      expect(() => read(sheet)).toThrow(refused);
      return;
    }
    const { home, away, boxOnly, asked = [], unread = [] } = read(sheet);
    expect([home.name, away.name, boxOnly?.score]).toEqual([
      'CB Lucena',
      'Rivas',
      { home: 65, away: 57 },
    ]);
    expect([asked, unread]).toEqual([[], []]);
    const found = (players: readonly RecordedPlayer[]) =>
      players.flatMap(({ name, line }) =>
        line.points === null
          ? []
          : [[name, Object.fromEntries(fields.map((of) => [of, line[of]]))]],
      );
    const played = (players: typeof lucena) =>
      players.map((player) => [player.name, lineOfPlayer(player, fields)]);
    expect(Object.fromEntries(found(home.players))).toEqual(Object.fromEntries(played(lucena)));
    const theirs = isOfBoth ? Object.fromEntries(played(rivas)) : {};
    expect(Object.fromEntries(found(away.players))).toEqual(theirs);
  },
);

const rows = 'no,player,pts,ast,to\n4,Ana Ruiz,7,1,1\n5,Bea Gil,3,0,1';
const asked = (text: string) => readMatchFiles([{ fileName: 'box.csv', text }])[0]?.recorded.asked;

test('only missing facts are asked for', () => {
  const players = ['Ana Ruiz', 'Bea Gil'];
  const open = { names: [], proposal: null, isNeeded: true };
  const side = { ...open, of: 'home', players };
  const opponent = { ...open, of: 'away', players: [] };
  // Without the opponent's points the match is stored with "–".
  const score = { ...open, of: 'score', players: [], isNeeded: false };
  expect(asked(rows)).toEqual([side, opponent, score]);
  expect(asked(`team,Harbour\n${rows}`)).toEqual([opponent, score]);
  expect(asked(`team,Harbour\nhome_away,away\n${rows}`)).toEqual([
    { ...opponent, of: 'home' },
    score,
  ]);
  expect(asked(`opponent,Valley\nscore,10-12\n${rows}`)).toEqual([side]);
  expect(asked(`team,Harbour\nopponent,Valley\n${rows.replaceAll('pts', 'reb')}`)).toEqual([
    { ...score, isNeeded: true },
  ]);
});

test('a table under two names belongs to the side with its points; otherwise the coach is asked', () => {
  const sides = (text: string, answers = {}) => {
    const [match] = readMatchFiles([{ fileName: 'box.csv', text }]);
    if (match === undefined) throw new Error('a match expected');
    const { home, away } = withAnswers(match.recorded, answers);
    return [home.name, home.players.length, away.name, away.players.length];
  };
  expect(sides(`Valley 12 - 10 Harbour\n${rows}`)).toEqual(['Valley', 0, 'Harbour', 2]);
  const open = `Valley vs Harbour\n${rows}`;
  expect(asked(open)).toMatchObject([
    { of: 'home', names: ['Valley', 'Harbour'] },
    { of: 'score' },
  ]);
  expect(sides(open, { home: 'Harbour' })).toEqual(['Valley', 0, 'Harbour', 2]);
  expect(sides(open, { home: 'Valley' })).toEqual(['Valley', 2, 'Harbour', 0]);
});
