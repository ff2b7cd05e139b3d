import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { finishOf, quarterRows } from './Quarters.tsx';

const meetings = playedTeams(2026).flatMap(({ matches }) => matches.map(meetingOf));
const season = meetings.slice(0, 20).toReversed();
const list = season.map(({ match }) => match);
const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

test('quarters and overtimes hold every point of the season, each match once', () => {
  const rows = quarterRows(list);
  expect(sum(rows.map(({ team }) => team))).toBe(sum(list.map(({ score }) => score?.team)));
  expect(sum(rows.map(({ opponent }) => opponent))).toBe(
    sum(list.map(({ score }) => score?.opponent)),
  );
  for (const { period, matches, won, lost, level } of rows) {
    expect(won + lost + level).toBe(matches);
    if (period !== null) expect(matches).toBe(list.length);
  }
});

test('halves are not counted among quarters, nor a period without points recorded', () => {
  const [first, second] = list;
  if (!first || !second) throw new Error('too few matches');
  const halves = { ...second, regulationPeriods: 2, periods: second.periods.slice(0, 2) };
  const gap = { ...second, periods: [{ team: null, opponent: 9 }, ...second.periods.slice(1)] };
  expect(quarterRows([first, halves]).map(({ matches }) => matches)).toEqual(
    quarterRows([first]).map(({ matches }) => matches),
  );
  expect(quarterRows([first, gap])[0]?.matches).toBe(1);
  expect(quarterRows([{ ...first, periods: [] }])).toEqual([]);
  expect(quarterRows([])).toEqual([]);
});

test('the finish is what the score says before and after, and only of matches that were close', () => {
  const finishes = meetings.flatMap(
    ({ match, plays }) => finishOf(match, plays?.events ?? []) ?? [],
  );
  expect(finishes.length).toBeGreaterThan(10);
  expect(finishes.length).toBeLessThan(meetings.length);
  for (const { match, before, points } of finishes) {
    expect(before.team + points.team).toBe(match.score?.team);
    expect(before.opponent + points.opponent).toBe(match.score?.opponent);
    const early = sum(match.periods.slice(0, 3).map(({ team }) => team));
    expect(before.team).toBeGreaterThanOrEqual(early);
  }
  for (const { match } of meetings.filter(({ match: { periods } }) => periods.length > 4)) {
    expect(finishes.some((finish) => finish.match === match)).toBe(true);
  }
});

test('without a clock or a score there is no finish', () => {
  const [{ match, plays } = { match: undefined, plays: null }] = meetings;
  if (!match) throw new Error('nobody played');
  const events = plays?.events ?? [];
  const timeless = events.map((event) => ({ ...event, clockSeconds: null }));
  const scoreless = events.map((event) => ({ ...event, score: { team: null, opponent: null } }));
  expect(finishOf(match, timeless)).toBeNull();
  expect(finishOf(match, scoreless)).toBeNull();
  expect(finishOf(match, [])).toBeNull();
});
