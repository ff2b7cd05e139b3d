import { expect, test } from 'vitest';
import { readMatchFiles } from '../match-files.ts';
import { boxScoreOfRecord, matchRowOf } from '../stored-match.ts';
import { sampleBoxCsv } from '../testing/box-csv-sample.ts';
import { recordOptions } from '../testing/derived-match.ts';
import { toMatchRecord } from '../to-match-record.ts';
import { namedIn, recordAfter, setByChange } from './match-change.ts';

/** A stored match without plays. */
function boxOnly() {
  const [found] = readMatchFiles([{ fileName: 'box.csv', text: sampleBoxCsv }]);
  if (found === undefined) throw new Error('the sample holds no match');
  const match = toMatchRecord(found.recorded, recordOptions);
  const clubId = '6f1f6a52-7b55-4c52-9d5f-3a3c0f5d8a11';
  const team = { id: '0b7c5f0e-9a58-4c0e-8c9b-4a2f4f0b6a22', name: 'Us' };
  const row = matchRowOf({ clubId, team, matchDay: '2026-11-14' }, match, undefined);
  const { boxScore } = boxScoreOfRecord(team.name, match, row);
  return { row, record: { ...match, boxScore, hasPlays: false } };
}

test('a box score without plays can switch sides', () => {
  const { row: before, record } = boxOnly();
  const after = { ...before, ...setByChange(before, { swapSides: true, opponent: 'Valley' }) };
  expect(after.score).toEqual({ team: before.score?.opponent, opponent: before.score?.team });
  expect(after.periods[0]?.team).toBe(before.periods[0]?.opponent);
  expect([before.homeAway, after.homeAway].sort()).toEqual(['away', 'home']);
  const { boxScore } = recordAfter(record, { before, after, players: new Map() }, 'Us');
  expect(boxScore.team).toEqual({ ...record.boxScore.opponent, name: 'Us' });
  expect(boxScore.opponent).toEqual({ ...record.boxScore.team, name: 'Valley' });
});

test('switching sides needs an opponent and no erased player; only a match that has begun can be ended', () => {
  const { row } = boxOnly();
  expect(() => setByChange(row, { swapSides: true })).toThrow('Name the opponent');
  expect(() => setByChange({ ...row, status: 'scheduled' }, { end: true })).toThrow('has begun');
  expect(setByChange({ ...row, status: 'live' }, { end: true })).toEqual({ status: 'completed' });
  const erased = { playerId: 'p', name: 'Player', starter: true };
  expect(() => namedIn([erased])).toThrow('was erased');
});
