import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { rosterEntrySchema, teamSchema } from '../contract/club.ts';
import { playByPlaySchema } from '../contract/play-by-play.ts';
import { liveMatchAt } from './live-match.ts';
import { simulateLeague } from './simulate-league.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const league = simulateLeague({ seed: 2026, now });
const matches = league.teams.flatMap((team) => team.matches);

describe('the demo league', () => {
  it('is the same for the same seed and moment', () => {
    expect(simulateLeague({ seed: 2026, now })).toEqual(league);
  });

  it('is another league for another seed', () => {
    const other = simulateLeague({ seed: 2027, now });
    expect(other.club.id).not.toBe(league.club.id);
    expect(other.teams[0]?.matches[0]?.events).not.toEqual(league.teams[0]?.matches[0]?.events);
  });

  it('conforms to the contract', () => {
    for (const { team, roster } of league.teams) {
      expect(parse(teamSchema, team)).toEqual(team);
      expect(roster.map((entry) => parse(rosterEntrySchema, entry))).toEqual(roster);
    }
    for (const { id: matchId, matchSheet, events } of matches) {
      const playByPlay = { matchId, matchSheet, events };
      expect(parse(playByPlaySchema, playByPlay)).toEqual(playByPlay);
    }
  });

  it('gives every record a unique id', () => {
    const ids = matches.flatMap(({ id, events }) => [id, ...events.map((event) => event.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(league.teams)('has a season of $team.name around the moment', ({ matches, roster }) => {
    const count = (status: string) => matches.filter((m) => m.fixture.status === status).length;
    expect(matches).toHaveLength(26);
    expect(roster).toHaveLength(12);
    expect([count('scheduled'), count('postponed')]).toEqual([4, 1]);
    expect(count('completed') + count('live')).toBe(21);
    for (const { fixture, events } of matches) {
      const starts = new Date(fixture.startsAt ?? '');
      expect(starts > now).toBe(fixture.status === 'scheduled');
      expect(events.length > 0).toBe(['completed', 'live'].includes(fixture.status));
    }
    expect(matches.some(({ events }) => (events.at(-1)?.period ?? 0) > 4)).toBe(true);
  });

  it('has one live match, of the senior team', () => {
    const live = league.teams.map((team) =>
      team.matches.filter(({ fixture }) => fixture.status === 'live'),
    );
    expect(live).toEqual([[liveMatchAt(2026, now).record], [], []]);
  });
});
