import { expect, test } from 'vitest';
import type { MatchRecord } from '../basketball/match-record.ts';
import { clubOfFewMatches } from '../league/testing/few-matches.ts';
import { boxScoreOfRecord, contentText, type MatchLocation, matchRowOf } from './stored-match.ts';

const { club, team, ids } = clubOfFewMatches(7, 'Our club');
const found = team.matches.find(({ id }) => id === ids.completed);
if (found === undefined) throw new Error('the league has no completed match');
const record: MatchRecord = found;
const matchDay = (record.fixture.startsAt ?? '').slice(0, 10);
const place: MatchLocation = { clubId: club.id, team: team.team, matchDay };

test('score, period scores and box score follow from the events', () => {
  const row = matchRowOf(place, record, undefined);
  const last = record.events.at(-1);
  expect(row.score).toEqual(last?.score);
  const ofPeriods = row.periods.reduce((sum, { team: points }) => sum + (points ?? 0), 0);
  expect(ofPeriods).toBe(last?.score.team);
  const { boxScore } = boxScoreOfRecord(team.team.name, record, row);
  expect(boxScore.team.totals?.points).toBe(last?.score.team);
});

test('a later file does not erase facts that it lacks', () => {
  const before = matchRowOf(place, record, undefined);
  const { competition: _, ...open } = record.fixture;
  const moved = { ...record, fixture: { ...open, venue: 'Elsewhere Hall' } };
  expect(matchRowOf(place, moved, before)).toEqual({ ...before, venue: 'Elsewhere Hall' });
});

test('a match without recorded plays has no score', () => {
  const empty: MatchRecord = {
    ...record,
    fixture: { ...record.fixture, status: 'scheduled' },
    matchSheet: { team: [], opponent: [] },
    events: [],
  };
  const row = matchRowOf(place, empty, undefined);
  expect(row).toMatchObject({ score: null, periods: [], status: 'scheduled' });
  expect(boxScoreOfRecord('Ours', empty, row).boxScore.team.totals).toBeNull();
});

test('the order of keys does not change the text', () => {
  const [event] = record.events;
  if (event === undefined) throw new Error('no event');
  const turned: typeof event = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(event).reverse())),
  );
  const { matchSheet } = record;
  expect(contentText(matchSheet, [turned])).toBe(contentText(matchSheet, [event]));
  const other = { ...event, sequence: 99 };
  expect(contentText(matchSheet, [other])).not.toBe(contentText(matchSheet, [event]));
});
