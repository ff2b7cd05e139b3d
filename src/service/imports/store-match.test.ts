import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../basketball/match-record.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { simulateLeague } from '../../league/simulate-league.ts';
import type { MatchPlace } from '../../match-files/stored-match.ts';
import type { OpenDatabase } from '../database/open.ts';
import { clubs, insightRuns, matches, matchRecords, teams } from '../database/schema.ts';
import { openInMemory } from '../testing/databases.ts';
import { contentHashOf, storeMatch } from './store-match.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const league = simulateLeague({ seed: 7, now });
const [demoTeam] = league.teams;
if (demoTeam === undefined) throw new Error('the league has no team');
const { team } = demoTeam;
const found = demoTeam.matches.find(({ fixture }) => fixture.status === 'completed');
if (found === undefined) throw new Error('the league has no completed match');
const record: MatchRecord = found;
const clubId = league.club.id;
const place: MatchPlace = { clubId, team, matchDay: (record.fixture.startsAt ?? '').slice(0, 10) };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
  const named = { createdAt: now };
  await database.db
    .insert(clubs)
    .values({ ...league.club, normalisedName: normalisedName(league.club.name), ...named });
  await database.db
    .insert(teams)
    .values({ clubId, ...team, normalisedName: normalisedName(team.name), ...named });
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [insightRuns, matchRecords, matches]) await database.db.delete(table);
});

const store = (changed: MatchRecord = record) =>
  database.db.transaction((tx) => storeMatch(tx, place, changed));

async function stored() {
  const [match] = await database.db.select().from(matches).where(eq(matches.id, record.id));
  const [body] = await database.db.select().from(matchRecords);
  return { match, body };
}

describe('storeMatch', () => {
  it('derives score, periods and a box score that agrees with them', async () => {
    expect((await store()).outcome).toBe('added');
    const { match, body } = await stored();
    const last = record.events.at(-1);
    expect(match?.score).toEqual(last?.score);
    expect(match?.periods.reduce((sum, { team: points }) => sum + (points ?? 0), 0)).toBe(
      last?.score.team,
    );
    expect(body?.boxScore.team.totals?.points).toBe(last?.score.team);
    expect(v.parse(boxScoreSchema, body?.boxScore)).toEqual(body?.boxScore);
    expect(body?.events).toEqual(record.events);
  });

  it('leaves a match alone that comes again as it is', async () => {
    await store();
    const before = await stored();
    expect((await store()).outcome).toBe('unchanged');
    expect(await stored()).toEqual(before);
  });

  it('replaces a match whose events differ, under another hash', async () => {
    await store();
    const before = await stored();
    const shorter = { ...record, events: record.events.slice(0, -5) };
    expect((await store(shorter)).outcome).toBe('replaced');
    const after = await stored();
    expect(after.match?.contentHash).not.toBe(before.match?.contentHash);
    expect(after.body?.events).toHaveLength(record.events.length - 5);
  });

  it('keeps the hash where only the venue differs, and what a later file leaves open', async () => {
    await store();
    const before = await stored();
    const { competition: _, ...open } = record.fixture;
    const moved = { ...record, fixture: { ...open, venue: 'Elsewhere Hall' } };
    expect((await store(moved)).outcome).toBe('replaced');
    const after = await stored();
    expect(after.match).toEqual({ ...before.match, venue: 'Elsewhere Hall' });
  });

  it('has no score while nothing was recorded', async () => {
    await store({
      ...record,
      fixture: { ...record.fixture, status: 'scheduled' },
      matchSheet: { team: [], opponent: [] },
      events: [],
    });
    const { match, body } = await stored();
    expect(match).toMatchObject({ score: null, periods: [], status: 'scheduled' });
    expect(body?.boxScore.team.totals).toBeNull();
  });
});

it('hashes the same values alike, whatever the order of their keys', () => {
  const [event] = record.events;
  if (event === undefined) throw new Error('no event');
  const turned: typeof event = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(event).reverse())),
  );
  expect(contentHashOf(record.matchSheet, [turned])).toBe(
    contentHashOf(record.matchSheet, [event]),
  );
  expect(contentHashOf(record.matchSheet, [{ ...event, sequence: 99 }])).not.toBe(
    contentHashOf(record.matchSheet, [event]),
  );
});
