import { expect, test } from 'vitest';
import type { MatchRecord } from '../basketball/match-record.ts';
import { clubOfFewMatches } from '../league/testing/few-matches.ts';
import { boxScoreOfRecord, contentText, type MatchPlace, matchRowOf } from './stored-match.ts';

const { club, team, ids } = clubOfFewMatches(7, 'Our club');
const found = team.matches.find(({ id }) => id === ids.completed);
if (found === undefined) throw new Error('the league has no completed match');
const record: MatchRecord = found;
const matchDay = (record.fixture.startsAt ?? '').slice(0, 10);
const place: MatchPlace = { clubId: club.id, team: team.team, matchDay };

test('score, periods and the box score follow from the events, and agree', () => {
  const row = matchRowOf(place, record, undefined);
  const last = record.events.at(-1);
  expect(row.score).toEqual(last?.score);
  const ofPeriods = row.periods.reduce((sum, { team: points }) => sum + (points ?? 0), 0);
  expect(ofPeriods).toBe(last?.score.team);
  const { boxScore } = boxScoreOfRecord(team.team.name, record, row);
  expect(boxScore.team.totals?.points).toBe(last?.score.team);
});

test('what a later file leaves open stays as it was stored', () => {
  const before = matchRowOf(place, record, undefined);
  const { competition: _, ...open } = record.fixture;
  const moved = { ...record, fixture: { ...open, venue: 'Elsewhere Hall' } };
  expect(matchRowOf(place, moved, before)).toEqual({ ...before, venue: 'Elsewhere Hall' });
});

test('a match has no score while nothing was recorded', () => {
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

test('the same values have one text, in any order of their keys', () => {
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
