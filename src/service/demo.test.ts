import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../contract/endpoints.ts';
import { hashApiKey } from './api-key.ts';
import type { OpenDatabase } from './database/open.ts';
import { apiKeys } from './database/schema.ts';
import { type DemoOptions, fillDemo } from './demo.ts';
import { openTestDatabase } from './testing/databases.ts';
import { openTestClubs } from './testing/test-app.ts';
import { testNow } from './testing/two-clubs.ts';

let dataDir: string;
let database: OpenDatabase;
let options: DemoOptions;
const steps: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-demo-'));
  options = {
    clubs: openTestClubs(database),
    dataDir,
    progress: (step) => steps.push(step),
  };
});
afterAll(async () => {
  await options.clubs.stop();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const keyFile = () => readFileSync(join(dataDir, 'demo-key'), 'utf8');

describe('an empty database', () => {
  afterEach(async () => expect(await options.clubs.engine.list()).toEqual([]));

  it('is not filled if it is a Postgres', async () => {
    const { clubs } = options;
    const postgres = { ...clubs, database: { ...database, kind: 'postgres' as const } };
    expect(await fillDemo({ ...options, clubs: postgres })).toBeNull();
  });

  it('is left alone where somebody uses it', async () => {
    const { engine } = options.clubs;
    const own = await engine.make('Own');
    expect(await fillDemo(options)).toBeNull();
    expect(await engine.list()).toMatchObject([own]);
    await engine.forget(own.id);
  });
});

// A filling takes seconds: one for all of these, which go from start to start.
describe('the demo club', () => {
  let first: Awaited<ReturnType<typeof fillDemo>>;
  beforeAll(async () => {
    steps.length = 0;
    first = await fillDemo({ ...options, apiKey: 'first-key' });
  });
  const matchesOf = (teamId?: string) =>
    options.clubs.store.read(first?.club.id ?? '', (tx) =>
      tx.list('match', teamId === undefined ? {} : { teamId }),
    );

  it('is a club, the chosen key, and insights but for the latest two matches of each team', async () => {
    const { engine, store } = options.clubs;
    expect(await engine.list()).toMatchObject([{ ...first?.club, isDemo: true }]);
    expect(first?.key).toBe('first-key');
    expect(keyFile()).toBe('first-key\n');
    expect(statSync(join(dataDir, 'demo-key')).mode & 0o777).toBe(0o600);
    expect(steps).toHaveLength(1);

    const clubId = first?.club.id ?? '';
    const teams = await store.read(clubId, (tx) => tx.list('team'));
    expect(teams).toHaveLength(3);
    const runs = await store.read(clubId, (tx) => tx.list('run'));
    const hashes = new Map(runs.map((run) => [run.matchId, run.generatedFrom]));
    for (const { id: teamId } of teams) {
      const matches = (await matchesOf(teamId)).sort(
        ({ row: a }, { row: b }) => b.startsAt.getTime() - a.startsAt.getTime(),
      );
      const played = matches.filter(({ row }) => row.status === 'completed');
      expect(played.length).toBeGreaterThan(15);
      expect(played.map(({ row }) => hashes.get(row.id))).toEqual(
        played.map(({ contentHash }, index) => (index < 2 ? undefined : contentHash)),
      );
      const others = matches.filter(({ row }) => row.status !== 'completed');
      expect(others.filter(({ row }) => hashes.has(row.id))).toEqual([]);
    }
  });

  it('shows the insights of such a match at once, of each player, too', async () => {
    const { engine } = options.clubs;
    const clubId = first?.club.id ?? '';
    const ask = async (path: string) => {
      const { data } = JSON.parse(
        (await engine.answer({ clubId, method: 'GET', path, language: 'en' })).text,
      );
      return data;
    };
    const { teams } = await ask(pathOf('listTeams', { clubId }));
    const { matches } = await ask(pathOf('listMatches', { teamId: teams[0].id }));
    const { roster } = await ask(pathOf('listRoster', { teamId: teams[0].id }));
    const { id } = matches.findLast(({ status }: { status: string }) => status === 'completed');
    expect(await ask(pathOf('getInsights', { matchId: id }))).toMatchObject({ status: 'ready' });
    for (const { playerId } of roster) {
      expect(await ask(pathOf('getPlayerInsights', { matchId: id, playerId }))).toMatchObject({
        status: 'ready',
      });
    }
  });

  it('keeps club, matches and key at the next start', async () => {
    const stored = await matchesOf();
    steps.length = 0;
    const tomorrow = new Date(testNow.getTime() + 86_400_000);
    const later = openTestClubs(database, { clock: () => tomorrow });
    expect(await fillDemo({ ...options, clubs: later })).toEqual(first);
    await later.stop();
    expect(steps).toEqual([]);
    expect(await matchesOf()).toEqual(stored);
    expect(await database.db.select().from(apiKeys)).toHaveLength(1);
  });

  it('takes a key that is chosen at a later start, and keeps it', async () => {
    expect((await fillDemo({ ...options, apiKey: 'second-key' }))?.key).toBe('second-key');
    const hashes = await database.db.select({ hash: apiKeys.hash }).from(apiKeys);
    expect(hashes).toContainEqual({ hash: hashApiKey('second-key') });
    expect((await fillDemo(options))?.key).toBe('second-key');
  });

  it('does not bring a revoked key back', async () => {
    await database.db.update(apiKeys).set({ revokedAt: testNow });
    expect((await fillDemo(options))?.key).toBeNull();
  });
});
