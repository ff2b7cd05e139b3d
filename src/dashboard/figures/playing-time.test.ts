import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { matchSchema } from '../../contract/match.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import {
  formatAgainstLine,
  playingTimeBalance,
  playingTimes,
  readPlayingTimeLine,
  savePlayingTimeLine,
} from './playing-time.ts';

const entry = (players: object[]) => ({
  match: v.parse(matchSchema, { id: 'M', status: 'completed' }),
  value: v.parse(boxScoreSchema, { matchId: 'M', team: { players }, opponent: {} }),
  error: null,
});
const line = (seconds: number | null, played = true) => [
  { playerId: 'P', name: 'P', played, seconds },
];

test('who was on the sheet and did not play has 0 seconds; who was not on it has no row', () => {
  const times = playingTimes(
    [entry(line(900)), entry(line(null, false)), entry([]), entry(line(null))],
    'P',
  );
  expect(times.map(({ seconds }) => seconds)).toEqual([900, 0, null]);
  expect(playingTimeBalance(times, 10)).toEqual({ matches: 2, reached: 1, seconds: -300 });
});

test.each([
  [130, '+2:10'],
  [-45, '−0:45'],
  [0, '0:00'],
  [null, '–'],
])('%s seconds against the line', (seconds, text) => {
  expect(formatAgainstLine(seconds)).toBe(text);
});

test('the line is stored until it is removed; an invalid number of minutes is no line', () => {
  const storage = new MemoryStorage();
  expect(readPlayingTimeLine(storage)).toBeNull();
  savePlayingTimeLine(storage, 12);
  expect(readPlayingTimeLine(storage)).toBe(12);
  savePlayingTimeLine(storage, null);
  expect(readPlayingTimeLine(storage)).toBeNull();
  storage.setItem('boxout.playingTime', 'often');
  expect(readPlayingTimeLine(storage)).toBeNull();
});
