import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { standingsOf } from './standings.ts';

const [played] = playedTeams(2026);
const entries = (played?.matches ?? [])
  .map(meetingOf)
  .map(({ match, boxScore }) => ({ match, value: boxScore, error: null }))
  .toReversed();
const each = entries.map(({ match }) => standingsOf(entries, match.id) ?? []);

test('over all matches of a season every rank is taken, from 1 to the last', () => {
  expect(entries.length).toBeGreaterThan(15);
  const shot = each.map((rows) => rows.find(({ key }) => key === 'effectiveFieldGoals'));
  expect(shot.every((row) => row?.own.length === entries.length)).toBe(true);
  const ranks = shot.map((row) => row?.ownRank ?? 0).toSorted((a, b) => a - b);
  ranks.forEach((rank, at) => {
    expect(rank).toBeLessThanOrEqual(at + 1);
  });
  expect(ranks[0]).toBe(1);
});

test('number 1 is the most points per 100, and the fewest turnovers', () => {
  const best = (key: string) => {
    const rows = each.flatMap((all) => all.filter((row) => row.key === key));
    return rows.find(({ ownRank }) => ownRank === 1);
  };
  expect(best('offensiveRating')?.value).toBe(Math.max(...(best('offensiveRating')?.own ?? [])));
  expect(best('turnoverShare')?.value).toBe(Math.min(...(best('turnoverShare')?.own ?? [])));
  expect(best('turnoverShare')?.isFewerBetter).toBe(true);
});

test('among the opponents, a number ranks behind those that were better', () => {
  for (const { value, met, metRank, isFewerBetter } of each.flat()) {
    const better = met.filter((other) =>
      isFewerBetter ? other < (value ?? 0) : other > (value ?? 0),
    );
    expect(metRank).toBe(better.length + 1);
  }
});

test('what the team conceded per 100 is what the opponent scored', () => {
  for (const rows of each) {
    const conceded = rows.find(({ key }) => key === 'defensiveRating');
    const scored = rows.find(({ key }) => key === 'offensiveRating');
    expect(conceded?.own).toEqual(scored?.met);
  }
});

test('an unrecorded number has no rank, and an unread match no standings', () => {
  const [latest] = entries;
  const totals = latest?.value?.team.totals;
  if (!latest?.value || !totals) throw new Error('no box score');
  const team = { ...latest.value.team, totals: { ...totals, turnovers: null } };
  const value = { ...latest.value, team };
  const rows = standingsOf([{ ...latest, value }, ...entries.slice(1)], latest.match.id);
  const lost = rows?.find(({ key }) => key === 'turnoverShare');
  expect(lost).toMatchObject({ value: null, ownRank: null, metRank: null });
  expect(lost?.own).toHaveLength(entries.length - 1);
  expect(standingsOf([{ ...latest, value: null }], latest.match.id)).toBeNull();
  expect(standingsOf(entries, 'nothing')).toBeNull();
});
