import { expect, test } from 'vitest';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../../insights/finished-match.ts';
import { playedTeams, withEvents } from '../../insights/testing/matches.ts';
import { asTurnover, changed, isOf, shot } from '../../insights/testing/plant.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { practiceReport, type Theme } from './practice-report.ts';
import { themeKeys } from './themes.ts';

const [played] = playedTeams(2026);
if (!played) throw new Error('the league has no team');
const [season, category] = [played.matches.slice(-20), played.category];

const reportOf = (matches: readonly FinishedMatch[]) => {
  const report = practiceReport(matches.map(meetingOf), category);
  if (report === null) throw new Error('there is no report');
  return report;
};
const base = reportOf(season);

/** The season with the events of its last `count` matches changed. */
const planted = (count: number, change: (events: readonly MatchEvent[]) => MatchEvent[]) =>
  season.map((match, at) =>
    at < season.length - count ? match : withEvents(match, change(match.events)),
  );
const isMiss = (side: 'team' | 'opponent') => (event: MatchEvent) =>
  isOf(side, 'twoPointer')(event) && event.made !== true;

test('five matches are analysed, and those before them define the usual', () => {
  expect(base.matches).toHaveLength(5);
  expect(base.divided.before).toHaveLength(15);
  expect(base.matches.map(({ id }) => id)).toEqual(season.slice(-5).map(({ id }) => id));
  for (const theme of [...base.themes, ...base.keep, ...base.seldom]) {
    expect(theme.shares).toHaveLength(5);
    const sum = theme.costs.reduce<number>((total, cost) => total + (cost ?? 0), 0);
    expect(theme.cost).toBeCloseTo(sum, 9);
    expect(theme.came).toBe(theme.costs.filter((cost) => (cost ?? 0) >= 0.25).length);
  }
});

test('counts and the usual are those of the events', () => {
  const lost = (match: FinishedMatch) => match.events.filter(isOf('team', 'turnover')).length;
  const matches = planted(5, (events) => changed(events, isMiss('team'), 12, asTurnover));
  const theme = reportOf(matches).themes.find(({ key }) => key === 'turnovers');
  expect(theme?.shares.map((share) => share?.count)).toEqual(matches.slice(-5).map(lost));
  const before = matches.slice(0, 15).reduce((sum, match) => sum + lost(match), 0);
  expect(theme?.usual.count).toBe(before);
});

test('twelve balls more lost in each match is the first theme, came back each time and is clear', () => {
  const matches = planted(5, (events) => changed(events, isMiss('team'), 12, asTurnover));
  const [first] = reportOf(matches).themes;
  expect(first).toMatchObject({ key: 'turnovers', came: 5, known: 5, certainty: 'clearly' });
  expect(first?.cost).toBeGreaterThan(30);
});

test('once in five is no theme, however much it cost', () => {
  const once = planted(1, (events) => changed(events, isMiss('opponent'), 0, asTurnover));
  const matches = once.map((match, at) => {
    if (at < season.length - 5) return match;
    const isOwn = isOf('team', 'turnover');
    const events =
      at === season.length - 1
        ? changed(match.events, isMiss('team'), 14, asTurnover)
        : match.events.filter((event) => !isOwn(event) || event.sequence % 3 > 0);
    return withEvents(match, events);
  });
  const report = reportOf(matches);
  expect(report.themes.map(({ key }) => key)).not.toContain('turnovers');
  expect(report.seldom.find(({ key }) => key === 'turnovers')).toMatchObject({ came: 1, known: 5 });
});

test('a strength in four of five is no fault for the fifth', () => {
  const isOwn = isOf('team', 'turnover');
  const without = planted(5, (events) => events.filter((event) => !isOwn(event)));
  const once = planted(1, (events) => changed(events, isMiss('team'), 8, asTurnover));
  const report = reportOf([...without.slice(0, -1), ...once.slice(-1)]);
  const keys = (themes: readonly Theme[]) => themes.map(({ key }) => key);
  expect(keys(report.keep)).toContain('turnovers');
  expect(keys(report.seldom)).not.toContain('turnovers');
});

test('shots that do not fall are luck: they make no theme and are named', () => {
  const matches = planted(5, (events) =>
    changed(
      events,
      (event) => isOf('team', 'threePointer')(event) && event.made === true,
      20,
      (event) => shot(event, false),
    ),
  );
  const report = reportOf(matches);
  const [worst] = report.luck;
  expect(worst).toMatchObject({ kind: 'threes', side: 'team', made: 0 });
  expect(worst?.points).toBeLessThan(-20);
});

test('a strength in most matches is listed to continue, not trained', () => {
  const matches = planted(5, (events) => changed(events, isMiss('opponent'), 12, asTurnover));
  const report = reportOf(matches);
  expect(report.keep[0]).toMatchObject({ key: 'ballsWon', certainty: 'clearly', came: 0 });
  expect(report.themes.map(({ key }) => key)).not.toContain('ballsWon');
});

test('without plays the themes of box scores are as they were; what needs plays is absent', () => {
  const meetings = season.map(meetingOf).map((meeting) => ({ ...meeting, plays: null }));
  const report = practiceReport(meetings, category);
  const all = [...(report?.themes ?? []), ...(report?.keep ?? []), ...(report?.seldom ?? [])];
  expect(report?.withoutPlays).toBe(5);
  const ofPlays = ['afterLostBall', 'rim', 'rimAgainst'];
  expect(all.filter(({ key }) => ofPlays.includes(key))).toEqual([]);
  const inBoth = base.themes.filter(({ key }) => !ofPlays.includes(key));
  expect(report?.themes.map(({ key, shares }) => ({ key, shares }))).toEqual(
    inBoth.map(({ key, shares }) => ({ key, shares })),
  );
});

test('eight box scores are the least: three to analyse, five that define the usual', () => {
  const of = (count: number) => practiceReport(season.slice(-count).map(meetingOf), category);
  expect(of(7)).toBeNull();
  expect(of(8)?.divided.before).toHaveLength(5);
  expect(of(8)?.matches).toHaveLength(3);
  const blank = season.map(meetingOf).map((meeting) => ({ ...meeting, boxScore: null }));
  expect(practiceReport(blank, category)).toBeNull();
});

const reports = playedTeams(2026).flatMap(({ matches, ...team }) =>
  [0, 4, 8].map((at) => practiceReport(matches.slice(at, at + 20).map(meetingOf), team.category)),
);

test('a theme cost two points or more in most matches, and a strength brought as many', () => {
  for (const { themes, keep } of reports.flatMap((report) => report ?? [])) {
    for (const { cost, came, known } of themes) {
      expect(cost).toBeGreaterThanOrEqual(2);
      expect(came).toBeGreaterThan(known / 2);
    }
    for (const { cost } of keep) expect(cost).toBeLessThanOrEqual(-2);
  }
});

test('every theme turns up in some team’s season', () => {
  const seen = new Set(
    reports.flatMap((report) => [...(report?.themes ?? []), ...(report?.keep ?? [])]),
  );
  const keys = new Set([...seen].map(({ key }) => key));
  expect([...keys].toSorted()).toEqual([...themeKeys].toSorted());
});
