import { expect, test } from 'vitest';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { metOpponent, told } from './testing/met-teams.ts';

const { meetings, others, report } = metOpponent();
const events = meetings.flatMap(({ plays }) => plays?.events ?? []);
const theirs = events.filter(({ side }) => side === 'opponent');
const count = (test: (event: MatchEvent) => boolean, of = theirs) => of.filter(test).length;
const isShot = ({ type }: MatchEvent) => type === 'twoPointer' || type === 'threePointer';

test('a player’s counts over the meetings are those of the events', () => {
  expect(report.players.length).toBeGreaterThan(7);
  for (const { playerId, points, line, shots, matches } of report.players) {
    const own = theirs.filter((event) => event.playerId === playerId);
    const made = own.filter((event) => event.made === true);
    const scored = made.reduce((sum, event) => sum + (event.points ?? 0), 0);
    expect(line.points).toBe(scored);
    expect(points.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(scored);
    expect(points.filter((each) => each !== null)).toHaveLength(matches);
    expect(line.turnovers).toBe(count(({ type }) => type === 'turnover', own));
    expect(line.foulsDrawn).toBe(count(({ type }) => type === 'foulDrawn', own));
    const groups = Object.values(shots ?? {});
    expect(groups.reduce((sum, { attempted }) => sum + attempted, 0)).toBe(count(isShot, own));
    expect(shots?.three.attempted).toBe(count(({ type }) => type === 'threePointer', own));
  }
  const scorers = report.players.map(({ line }) => line.points ?? 0);
  expect(scorers).toEqual(scorers.toSorted((a, b) => b - a));
});

test('usage over the meetings adds up to five players’ plays', () => {
  const seconds = report.players.reduce((sum, { line }) => sum + (line.seconds ?? 0), 0);
  const weighed = report.players.reduce(
    (sum, { usage, line }) => sum + (usage ?? 0) * (line.seconds ?? 0),
    0,
  );
  // A fifth each, but for what the bench lost and who missed a meeting.
  expect(weighed / seconds).toBeGreaterThan(0.17);
  expect(weighed / seconds).toBeLessThan(0.23);
});

test('zones, turnovers and fives hold every shot, turnover, point and minute of theirs', () => {
  const shots = report.zones?.reduce((sum, { attempted }) => sum + attempted, 0);
  expect(shots).toBe(count(isShot));
  const shares = report.zones?.reduce((sum, { shareOfShots }) => sum + (shareOfShots ?? 0), 0);
  expect(shares).toBeCloseTo(1, 9);
  const lost = report.lost.reduce((sum, each) => sum + each.count, 0);
  expect(lost).toBe(count(({ type }) => type === 'turnover'));
  const scored = meetings.reduce((sum, { match }) => sum + (match.score?.opponent ?? 0), 0);
  expect(report.fives?.reduce((sum, { pointsFor }) => sum + (pointsFor ?? 0), 0)).toBe(scored);
  const minutes = report.fives?.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0) ?? 0;
  expect(minutes / 60).toBeGreaterThanOrEqual(40 * meetings.length - 1);
});

test('shares are made of their counts in the meeting, the usual of all other matches together', () => {
  const threes = report.theirs.find(({ key }) => key === 'threeRate');
  meetings.forEach(({ plays }, at) => {
    const own = plays?.events.filter(({ side }) => side === 'opponent') ?? [];
    const taken = count(({ type }) => type === 'threePointer', own);
    expect(threes?.seen[at]).toBeCloseTo(taken / count(isShot, own), 9);
  });
  const all = others.flatMap((match) => match.events).filter(({ side }) => side === 'opponent');
  const usual = count(({ type }) => type === 'threePointer', all) / count(isShot, all);
  expect(threes?.usual).toBeCloseTo(usual, 9);
  expect(threes?.others).toHaveLength(others.length);
});

test('three orders, habits first; what was seen in no meeting beside the usual is none', () => {
  expect(report.advice).toHaveLength(3);
  const sure = report.advice.map(({ number }) => number.habit !== null);
  expect(sure).toEqual(sure.toSorted((a, b) => Number(b) - Number(a)));
  for (const { way, number } of report.advice) {
    expect(number.habit !== null || number.standings.includes(way)).toBe(true);
  }
});

test('makes are luck: they become no habit and no advice', () => {
  const luck = [...report.theirs, ...report.ours].filter(({ repeats }) => !repeats);
  expect(new Set(luck.map(({ key }) => key))).toEqual(
    new Set(['effectiveFieldGoals', 'threesShare']),
  );
  expect(luck.every(({ habit, truth }) => habit === null && truth === null)).toBe(true);
  expect(report.advice.every(({ number }) => number.repeats)).toBe(true);
});

test('met once, nothing is a habit; without plays, everything of the box scores is still there', () => {
  const once = told(meetings.slice(0, 1), others);
  expect([...once.theirs, ...once.ours].every(({ habit }) => habit === null)).toBe(true);
  const boxed = told(
    meetings.map((meeting) => ({ ...meeting, plays: null })),
    others,
  );
  expect(boxed).toMatchObject({ zones: null, fives: null, lost: [], onOff: [] });
  expect(boxed.theirs).toEqual(report.theirs);
  expect(boxed.players.map(({ line }) => line)).toEqual(report.players.map(({ line }) => line));
  expect(boxed.players.every(({ shots }) => shots === null)).toBe(true);
  const nothing = told(
    meetings.map((meeting) => ({ ...meeting, boxScore: null, plays: null })),
    others,
  );
  expect(nothing.players).toEqual([]);
  expect(nothing.theirs.every(({ seen }) => seen.every((value) => value === null))).toBe(true);
});
