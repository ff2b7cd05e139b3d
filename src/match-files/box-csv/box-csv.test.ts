import { describe, expect, test } from 'vitest';
import { arePresent, realText, reason } from '../../testing/real-matches.ts';
import { readMatchFiles } from '../match-files.ts';
import { asBoxCsv, sampleBoxCsv } from '../testing/box-csv-sample.ts';
import { sampleStatCrew } from '../testing/statcrew-sample.ts';

function read(text: string, fileName = 'box.csv') {
  const [match] = readMatchFiles([{ fileName, text }]);
  if (match === undefined) throw new Error('a match expected');
  return match.recorded;
}

/** A table of one side: a header and players. */
const table = (header: string, ...rows: string[]) =>
  ['team,Harbour', 'opponent,Valley', header, ...rows].join('\n');
const lineIn = (header: string, ...rows: string[]) =>
  read(table(header, ...rows)).home.players.map(({ line }) => line);

describe('a box score as CSV', () => {
  test('reads sides, day, score, periods, players and totals', () => {
    const recorded = read(sampleBoxCsv);
    expect(recorded).toMatchObject({
      day: '2026-11-14',
      competition: 'Junior League',
      venue: 'Quay Hall',
      finished: true,
      events: [],
      boxOnly: {
        score: { home: 12, away: 9 },
        periods: [
          { home: 8, away: 2 },
          { home: 4, away: 7 },
        ],
      },
      home: { name: 'Harbour' },
      away: { name: 'Valley' },
      rules: { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 },
    });
    const [first, second, third] = recorded.home.players;
    expect(first).toMatchObject({ name: 'Ana Ruiz', number: '4', starter: true });
    expect(first?.line).toEqual({
      seconds: 1880,
      points: 12,
      twos: { made: 4, attempted: 7 },
      threes: { made: 1, attempted: 3 },
      freeThrows: { made: 1, attempted: 2 },
      offensiveRebounds: 1,
      defensiveRebounds: 4,
      assists: 5,
      turnovers: 2,
      steals: 1,
      blocks: 0,
      blocksReceived: null,
      fouls: 3,
      foulsDrawn: null,
      plusMinus: 7,
    });
    expect(second).toMatchObject({ name: 'Eva Not', line: { points: null, seconds: null } });
    expect(third).toMatchObject({ name: 'Eva Gil', starter: false, line: { plusMinus: -3 } });
    expect(recorded.home.totals).toMatchObject({ points: 12, seconds: 2400, plusMinus: null });
  });

  test.each([
    [
      'a semicolon',
      (text: string) => text.replaceAll('"Gil, Eva"', 'Eva Gil').replaceAll(',', ';'),
    ],
    ['a tab', (text: string) => text.replaceAll('"Gil, Eva"', 'Eva Gil').replaceAll(',', '\t')],
    [
      'a byte order mark and Windows line ends',
      (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    ],
    [
      'its header in other case and spelling',
      (text: string) => text.replace('oreb,dreb', 'OFF REB,Def_Reb'),
    ],
  ])('is the same with %s', (_, change) => {
    const plain = read(sampleBoxCsv);
    expect(read(change(sampleBoxCsv))).toEqual(plain);
  });

  test('reads home and away from words, lines and columns; otherwise the first side is home', () => {
    const rows = 'number,player,pts,ast,to\n4,Ana,7,1,1';
    const sides = (text: string) => {
      const { home, away, neutral, boxOnly } = read(text);
      return [home.name, away.name, neutral ?? false, boxOnly?.score];
    };
    const lines = 'team,Harbour\nopponent,Valley\nscore,7-9\n';
    expect(sides(`${lines}${rows}`)).toEqual(['Harbour', 'Valley', false, { home: 7, away: 9 }]);
    expect(sides(`${lines}home_away,away\n${rows}`)).toEqual([
      'Valley',
      'Harbour',
      false,
      { home: 9, away: 7 },
    ]);
    expect(sides(`${lines}home_away,neutral\n${rows}`)).toEqual([
      'Harbour',
      'Valley',
      true,
      { home: 7, away: 9 },
    ]);
    const both = 'side,number,player,pts,ast,to\nvisitante,4,Ana,7,1,1\nlocal,5,Bea,9,1,1';
    expect(sides(`home,Valley\naway,Harbour\n${both}`)).toEqual([
      'Valley',
      'Harbour',
      false,
      { home: 9, away: 7 },
    ]);
  });

  test('a table of one side gives only the points of the other side', () => {
    const { away } = read(
      `team,Harbour\nopponent,Valley\nscore,7-9\nno,player,pts,ast,to\n4,Ana,7,1,1`,
    );
    expect(away.players).toEqual([]);
    expect(away.totals).toMatchObject({ points: 9, assists: null, twos: { made: null } });
  });

  test.each([
    ['31:20', 1880],
    ['31:20:00', 1880],
    ['0:31:20', 1880],
    ['31.5', 1890],
    ['31', 1860],
    ['1880', 1880],
  ])('minutes written %s are %i seconds', (cell, seconds) => {
    expect(lineIn('no,player,min,pts,ast', `4,Ana,"${cell}",2,1`)[0]?.seconds).toBe(seconds);
  });

  test('a decimal comma is no delimiter, and minutes above 120 are read as seconds', () => {
    expect(lineIn('no,player,min,pts,ast', '4,Ana,"31,5",2,1')[0]?.seconds).toBe(1890);
    const [one, two] = lineIn('no,player,tiempo,pts,ast', '4,Ana,1500,2,1', '5,Bea,90,2,1');
    expect([one?.seconds, two?.seconds]).toEqual([1500, 90]);
  });

  test('twos are field goals less threes, points come from shots, and rebounds complete each other', () => {
    const [line] = lineIn('no,player,fg,3p,ft,reb,oreb', '4,Ana,5/9,2/4,1/2,7,3');
    expect(line).toMatchObject({
      points: 13,
      twos: { made: 3, attempted: 5 },
      offensiveRebounds: 3,
      defensiveRebounds: 4,
    });
    const [alone] = lineIn('no,player,3p,3pa,pts,reb', '4,Ana,2,4,6,7');
    expect(alone).toMatchObject({
      threes: { made: 2, attempted: 4 },
      twos: { made: null },
      offensiveRebounds: null,
    });
  });

  test('a blank is 0 if the total proves it, and otherwise not recorded', () => {
    const header = 'no,player,pts,ast,blk';
    const rows = ['4,Ana,7,2,', '5,Bea,3,1,1'];
    expect(lineIn(header, ...rows).map(({ blocks }) => blocks)).toEqual([null, 1]);
    expect(lineIn(header, ...rows, ',Total,10,3,1').map(({ blocks }) => blocks)).toEqual([0, 1]);
    expect(read(table(header, ...rows)).home.totals).toMatchObject({ points: 10, blocks: null });
  });

  test('a row for the team belongs to no player', () => {
    const { home } = read(
      table('no,player,pts,oreb,dreb', '4,Ana,7,2,1', ',Equipo,,1,2', ',Total,7,3,3'),
    );
    expect(home.players).toHaveLength(1);
    expect(home.bench).toMatchObject({ offensiveRebounds: 1, points: null });
  });

  test('an ambiguous day is asked for', () => {
    const day = (text: string) => read(sampleBoxCsv.replace('2026-11-14', text)).day;
    expect(day('14/11/2026')).toBe('2026-11-14');
    expect(day('11/14/2026')).toBe('2026-11-14');
    expect(day('3.4.2026')).toBe('2026-04-03');
    expect(day('3/4/2026')).toBeUndefined();
  });

  test('overtimes and other lengths follow from the minutes', () => {
    const rules = (minutes: number) =>
      read(
        table(
          'no,player,min,pts,ast',
          ...[4, 5, 6, 7, 8].map((no) => `${no},P${no},${minutes},2,1`),
        ),
      ).rules;
    expect(rules(45)).toMatchObject({ periodMinutes: 10 });
    expect(rules(48)).toMatchObject({ periodMinutes: 12 });
    expect(rules(32)).toMatchObject({ periodMinutes: 8 });
  });

  test('a row of only percentages is ignored', () => {
    const { players } = read(
      table('no,player,pts,ast,to,FG%', '4,Ana,7,2,1,57%', ',Shooting,,,,"57,1%"'),
    ).home;
    expect(players.map(({ name, line }) => [name, line.points])).toEqual([['Ana', 7]]);
  });

  test('lines “team” and “opponent” win over a title and a note', () => {
    const rows = ['no,player,pts,ast,to', '4,Ana,7,1,1', ',Total,7,1,1'];
    const text = ['League match', 'team,Harbour', 'opponent,Valley', ...rows];
    for (const lines of [text, [...text, 'Note: the clock broke', 'MVP: Ana']]) {
      const { home, away } = read(lines.join('\n'));
      expect([home.name, away.name, home.players.length]).toEqual(['Harbour', 'Valley', 1]);
      expect(away.players).toEqual([]);
    }
  });

  test('subtotals of starters and reserves are no players', () => {
    const { home } = read(
      table(
        'no,player,pts,ast,to',
        ...['4,Ana,7,1,1', ',Starters,7,1,1', '5,Bea,2,1,1', ',Bench,2,1,1', ',Total,9,2,2'],
      ),
    );
    expect(home.players.map(({ name }) => name)).toEqual(['Ana', 'Bea']);
    expect(home.bench).toBeUndefined();
    expect(home.totals.points).toBe(9);
  });

  test('an unknown column of numbers is reported', () => {
    const text = table('no,player,pts,ast,to,Dunks,FG%', '4,Ana,7,2,1,3,57%');
    expect(read(text).unread).toEqual([{ of: 'column', name: '', field: 'Dunks', count: 1 }]);
  });

  test('a match of another format written as CSV has the same lines', () => {
    const match = read(sampleStatCrew(), 'game.xml');
    expect(read(asBoxCsv(match))).toMatchObject({
      day: match.day,
      rules: match.rules,
      boxOnly: { score: { home: 8, away: 6 } },
    });
  });
});

test.skipIf(!arePresent)(`a CSV of a real match gives the same totals${reason}`, () => {
  const match = read(realText('statcrew', 'COL27.XML'), 'COL27.XML');
  const again = read(asBoxCsv(match));
  expect(again.day).toBe('2017-03-04');
  expect(again.boxOnly?.score).toEqual({ home: 47, away: 55 });
  for (const side of ['home', 'away'] as const) {
    expect(again[side].name).toBe(match[side].name);
    expect(again[side].totals).toEqual(match[side].totals);
    expect(again[side].players).toHaveLength(match[side].players.length);
    for (const player of again[side].players) {
      const same = match[side].players.find(({ number }) => number === player.number);
      expect(player).toEqual({ ...same, key: player.key, position: undefined });
    }
  }
});
