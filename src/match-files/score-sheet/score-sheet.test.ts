import { describe, expect, test } from 'vitest';
import { arePresent, realText, reason } from '../../testing/real-matches.ts';
import { disagreements } from '../disagreements.ts';
import { readMatchFiles } from '../match-files.ts';
import { derivedMatch } from '../testing/derived-match.ts';
import { sampleScoreSheet } from '../testing/score-sheet-sample.ts';

const { moves, stats } = sampleScoreSheet();
const file = (fileName: string, content: unknown) => ({ fileName, text: JSON.stringify(content) });

function read(files: Parameters<typeof readMatchFiles>[0]) {
  const [match] = readMatchFiles(files);
  if (match === undefined) throw new Error('a match expected');
  return match;
}

describe('a digital score sheet', () => {
  const { recorded } = read([file('b.json', stats), file('a.json', moves)]);
  const { boxScore, notes } = derivedMatch(recorded, 'home');

  test('reads one match of two files, with day, sides and score', () => {
    expect(recorded).toMatchObject({
      finished: true,
      day: '2026-10-31',
      home: { name: 'Bàsquet Serra' },
      away: { name: 'CB Bosc' },
      rules: { regulationPeriods: 4, periodMinutes: 10, overtimeMinutes: 5 },
    });
    expect(recorded.events.at(-1)?.score).toEqual({ home: 56, away: 32 });
  });

  test('derives points, plus-minus and minutes from its rows', () => {
    expect(disagreements(recorded, 'home', boxScore)).toEqual([]);
    expect(notes).toEqual([]);
    const [first, , , , fifth, sixth] = boxScore.team.players;
    expect(first).toMatchObject({ number: '4', points: 12, plusMinus: 24, seconds: 2400 });
    expect(first?.freeThrows).toEqual({ made: 4, attempted: 8 });
    expect(fifth).toMatchObject({ points: 8, plusMinus: 12, seconds: 1440 });
    expect(sixth).toMatchObject({ points: 12, plusMinus: 12, seconds: 960, starter: false });
    expect(boxScore.team.totals?.seconds).toBe(200 * 60);
    expect(boxScore.opponent.totals).toMatchObject({ points: 32, fouls: 4 });
  });

  test('has no misses, rebounds and assists', () => {
    for (const { totals, players } of [boxScore.team, boxScore.opponent]) {
      for (const line of [...players, totals]) {
        expect(line).toMatchObject({ offensiveRebounds: null, assists: null, turnovers: null });
        expect([line?.twos.attempted, line?.threes.attempted]).toEqual([null, null]);
      }
    }
  });

  test('is refused by name without its other file or a team', () => {
    expect(() => read([file('a.json', moves)])).toThrow('a.json: its match_stats.json is missing');
    expect(() => read([file('b.json', stats)])).toThrow('b.json: its match_moves.json is missing');
    const other = { ...stats, teams: stats.teams.slice(1) };
    expect(() => read([file('x/a.json', moves), file('y/b.json', other)])).toThrow('missing');
    const broken = stats.teams.map((team) => ({ ...team, name: '' }));
    expect(() =>
      read([file('a.json', moves), file('b.json', { ...stats, teams: broken })]),
    ).toThrow('b.json: not a digital score sheet, at teams.0.name');
  });

  test('finds its other file by folder if two matches ended alike', () => {
    const both = ['first', 'second'].flatMap((folder) => [
      file(`${folder}/match_moves.json`, moves),
      file(`${folder}/match_stats.json`, stats),
    ]);
    expect(readMatchFiles(both)).toHaveLength(2);
    const inOne = both.map(({ text }, index) => ({ fileName: `${index}.json`, text }));
    expect(() => readMatchFiles(inOne)).toThrow('one of several of the same sides and score');
  });
});

test.skipIf(!arePresent)(`a real score sheet says what follows from its rows${reason}`, () => {
  const { recorded } = read(
    ['match_moves.json', 'match_stats.json'].map((fileName) => ({
      fileName,
      text: realText('scoresheet', fileName),
    })),
  );
  const { boxScore, notes } = derivedMatch(recorded, 'away');
  expect(recorded.events.at(-1)?.score).toEqual({ home: 54, away: 102 });
  expect(disagreements(recorded, 'away', boxScore)).toEqual([]);
  expect(notes.filter(({ kind }) => kind !== 'offCourt')).toEqual([]);
  for (const side of [boxScore.team, boxScore.opponent]) {
    expect(side.totals?.seconds).toBe(200 * 60);
    expect(side.players.every(({ plusMinus }) => plusMinus !== null)).toBe(true);
  }
});
