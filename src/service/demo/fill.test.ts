import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../contract/language.ts';
import { createApiKey, hashApiKey } from '../api-key.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import {
  apiKeys,
  clubs,
  insightRuns,
  insights,
  matches,
  matchRecords,
  players,
  teams,
} from '../database/schema.ts';
import type { InsightWriter } from '../runs/runner.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { type DemoOptions, fillDemo } from './fill.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
let dataDir: string;
let database: OpenDatabase;
let options: DemoOptions;
let steps: string[];
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-demo-'));
  const tables = [insights, insightRuns, matchRecords, matches, players, teams, apiKeys, clubs];
  for (const table of tables) await database.db.delete(table);
  steps = [];
  options = {
    database,
    clock: () => now,
    newId: randomUUID,
    newKey: createApiKey,
    write: writePlainly,
    dataDir,
    progress: (step) => steps.push(step),
  };
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keyFile = () => readFileSync(join(dataDir, 'demo-key'), 'utf8');

describe('fillDemo', () => {
  it('fills an empty database: a club, its key, and insights but for the latest two matches', async () => {
    const { db } = database;
    const demo = await fillDemo(options);
    expect(await db.select({ id: clubs.id, name: clubs.name }).from(clubs)).toEqual([demo?.club]);
    expect(keyFile()).toBe(`${demo?.key}\n`);
    expect(statSync(join(dataDir, 'demo-key')).mode & 0o777).toBe(0o600);
    expect(steps).toHaveLength(3);

    const ours = await db.select().from(teams);
    expect(ours).toHaveLength(3);
    for (const { id: teamId } of ours) {
      const completed = await db
        .select({
          status: matches.status,
          run: insightRuns.status,
          hash: matches.contentHash,
          from: insightRuns.generatedFrom,
          id: matches.id,
        })
        .from(matches)
        .leftJoin(insightRuns, eq(insightRuns.matchId, matches.id))
        .where(eq(matches.teamId, teamId))
        .orderBy(desc(matches.startsAt));
      const played = completed.filter(({ status }) => status === 'completed');
      expect(played.length).toBeGreaterThan(15);
      expect(played.map(({ run }) => run)).toEqual(
        played.map((_, index) => (index < 2 ? null : 'ready')),
      );
      expect(completed.filter(({ status, run }) => status !== 'completed' && run !== null)).toEqual(
        [],
      );
      expect(played.slice(2).every(({ hash, from }) => hash === from)).toBe(true);
      const roster = await db.select().from(players).where(eq(players.teamId, teamId));
      const rows = await db
        .select()
        .from(insights)
        .where(eq(insights.matchId, played.at(-1)?.id ?? ''));
      for (const language of languages) {
        const written = rows.filter((row) => row.language === language);
        expect(written.map(({ subject }) => subject).sort()).toEqual(
          ['team', ...roster.map(({ id }) => id)].sort(),
        );
      }
    }
  });

  it('keeps club, matches and key at the next start', async () => {
    const first = await fillDemo(options);
    const stored = await database.db.select().from(matches);
    steps = [];
    expect(await fillDemo(options)).toEqual(first);
    expect(steps).toEqual([]);
    expect(await database.db.select().from(matches)).toEqual(stored);
    expect(await database.db.select().from(apiKeys)).toHaveLength(1);
  });

  it('takes the chosen key, at the first start and at a later one', async () => {
    expect((await fillDemo({ ...options, apiKey: 'first-key' }))?.key).toBe('first-key');
    expect((await fillDemo({ ...options, apiKey: 'second-key' }))?.key).toBe('second-key');
    const hashes = await database.db.select({ hash: apiKeys.hash }).from(apiKeys);
    expect(hashes).toContainEqual({ hash: hashApiKey('second-key') });
    expect((await fillDemo(options))?.key).toBe('second-key');
  });

  it('refuses a key that no header can carry, before it writes anything', async () => {
    await expect(fillDemo({ ...options, apiKey: 'two words' })).rejects.toThrow('DEMO_API_KEY');
    expect(await database.db.select().from(clubs)).toEqual([]);
  });

  it('does not bring a revoked key back', async () => {
    await fillDemo(options);
    await database.db.update(apiKeys).set({ revokedAt: now });
    expect((await fillDemo(options))?.key).toBeNull();
  });

  it('leaves a database alone that somebody uses', async () => {
    const own = { id: randomUUID(), name: 'Own', normalisedName: 'own', createdAt: now };
    await database.db.insert(clubs).values(own);
    expect(await fillDemo(options)).toBeNull();
    expect(await database.db.select().from(clubs)).toMatchObject([own]);
  });

  it('leaves nothing behind where the writer fails', async () => {
    const broken: InsightWriter = () => {
      throw new Error('broken');
    };
    await expect(fillDemo({ ...options, write: broken })).rejects.toThrow('broken');
    expect(await database.db.select().from(clubs)).toEqual([]);
    expect((await fillDemo(options))?.club.name).toMatch(/\w/);
  });

  it('never fills a Postgres', async () => {
    expect(await fillDemo({ ...options, database: { ...database, kind: 'postgres' } })).toBeNull();
    expect(await database.db.select().from(clubs)).toEqual([]);
  });
});
