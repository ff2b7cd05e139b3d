import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { lengthOf } from '../figures/meeting.ts';
import { rosterRows, seasonMatches } from '../figures/roster.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { couldHavePlayedMore, minutesOf, playerTimes } from './player-times.ts';
import { boxScoreOnOff, seasonLineUps } from './season-line-ups.ts';

const [played] = playedTeams(2026);
if (!played) throw new Error('nobody played');
const meetings = played.matches.map(meetingOf);
const entries = meetings
  .map(({ match, boxScore }) => ({ match, value: boxScore, error: null }))
  .toReversed();
const lineUps = seasonLineUps(meetings);
if (!lineUps) throw new Error('no line-ups');
const boxed = meetings.map((meeting) => ({ ...meeting, plays: null }));
const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
const seconds = sum(meetings.map(({ match }) => lengthOf(match)));
const scored = sum(meetings.map(({ match }) => match.score?.team));
const conceded = sum(meetings.map(({ match }) => match.score?.opponent));

test('fives are the team’s minutes and points, pairs ten times as much', () => {
  const { fives, pairs, notFive } = lineUps;
  expect(sum(fives.map((row) => row.seconds)) + notFive).toBeCloseTo(seconds, 0);
  expect(sum(fives.map((row) => row.pointsFor))).toBe(scored);
  expect(sum(fives.map((row) => row.pointsAgainst))).toBe(conceded);
  expect(sum(pairs.map((row) => row.seconds)) / 10).toBeCloseTo(seconds, 0);
  expect(sum(pairs.map((row) => row.margin))).toBe(10 * (scored - conceded));
  expect(lineUps.matches).toBe(meetings.length);
});

test('a pair is on court together for as long as the fives that hold it', () => {
  for (const { playerIds, seconds: time, matches } of lineUps.pairs.slice(0, 20)) {
    const holding = lineUps.fives.filter((five) =>
      playerIds.every((playerId) => five.playerIds.includes(playerId)),
    );
    expect(sum(holding.map((five) => five.seconds))).toBeCloseTo(time ?? 0, 6);
    expect(matches).toBeLessThanOrEqual(meetings.length);
  }
});

test('on and off together are the matches that a player played in', () => {
  expect(lineUps.onOff.length).toBeGreaterThan(8);
  for (const { playerId, on, off } of lineUps.onOff) {
    const own = meetings.filter(({ boxScore }) =>
      boxScore?.team.players.some((player) => player.playerId === playerId && player.played),
    );
    const lines = own.flatMap(
      ({ boxScore }) => boxScore?.team.players.find((player) => player.playerId === playerId) ?? [],
    );
    expect(on.seconds).toBeCloseTo(sum(lines.map((line) => line.seconds)), 0);
    expect(on.margin).toBe(sum(lines.map((line) => line.plusMinus)));
    expect((on.seconds ?? 0) + (off.seconds ?? 0)).toBeCloseTo(
      sum(own.map(({ match }) => lengthOf(match))),
      0,
    );
    const margin = sum(
      own.map(({ match }) => (match.score?.team ?? 0) - (match.score?.opponent ?? 0)),
    );
    expect((on.margin ?? 0) + (off.margin ?? 0)).toBe(margin);
  }
});

test('box scores alone give the same on and off, without intervals', () => {
  for (const { playerId, on, off, difference, interval } of lineUps.onOff) {
    const result = boxScoreOnOff(boxed, playerId);
    expect(result?.on.margin).toBe(on.margin);
    expect(result?.off.margin).toBe(off.margin);
    expect(result?.difference).toBeCloseTo(difference ?? 0, 0);
    expect(result?.interval).toBeNull();
    expect(interval).not.toBeNull();
  }
  expect(seasonLineUps(boxed)).toBeNull();
  expect(boxScoreOnOff(boxed, 'nobody')).toBeNull();
});

const roster = rosterRows(null, seasonMatches(entries));
const onOffOf = (id: string) => lineUps.onOff.find(({ playerId }) => playerId === id) ?? null;

test('playing time is that of the box scores, five players a second', () => {
  const times = playerTimes(roster, entries, 12, onOffOf);
  expect(sum(times.map((player) => player.seconds)) / 5).toBeCloseTo(seconds, -1);
  for (const { matches, seconds: time, balance } of times) {
    expect(balance?.seconds).toBeCloseTo((time ?? 0) - matches * 12 * 60, 6);
  }
});

test('who could have played more: under the line, or least on court; better with than without', () => {
  const withLine = playerTimes(roster, entries, 20, onOffOf);
  const { byTime, byScore } = couldHavePlayedMore(withLine, 20);
  const under = withLine.filter(({ balance }) => (balance?.seconds ?? 0) < 0);
  expect(byTime).toHaveLength(3);
  const farthest = Math.min(...under.map(({ balance }) => balance?.seconds ?? 0));
  expect(byTime[0]?.balance?.seconds).toBe(farthest);
  for (const { onOff } of byScore) {
    expect(onOff?.difference).toBeGreaterThan(0);
    expect(onOff?.on.seconds ?? 0).toBeLessThan(onOff?.off.seconds ?? 0);
  }
  const without = playerTimes(roster, entries, null, () => null);
  const least = Math.min(...without.map(minutesOf));
  const result = couldHavePlayedMore(without, null);
  expect(result.byTime.map(minutesOf)[0]).toBe(least);
  expect(result.byScore).toEqual([]);
  expect(
    couldHavePlayedMore(
      playerTimes(roster, [], 20, () => null),
      20,
    ),
  ).toEqual({
    byTime: [],
    byScore: [],
  });
});

test('who had the best difference of score is named first', () => {
  const [someone] = playerTimes(roster, entries, null, onOffOf);
  if (!someone?.onOff) throw new Error('nobody played');
  const { onOff } = someone;
  const withDifference = (difference: number) => ({
    ...someone,
    onOff: {
      ...onOff,
      difference,
      on: { ...onOff.on, seconds: 3000 },
      off: { ...onOff.off, seconds: 6000 },
    },
  });
  const players = [2, 9, 4, 7, -3].map(withDifference);
  const { byScore } = couldHavePlayedMore(players, null);
  expect(byScore.map((player) => player.onOff?.difference)).toEqual([9, 7, 4]);
});
