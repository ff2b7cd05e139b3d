import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../contract/language.ts';
import { createApiKey, hashApiKey } from '../api-key.ts';
import type { OpenDatabase } from '../database/open.ts';
import {
  apiKeys,
  clubs,
  insightRuns,
  insights,
  matches,
  players,
  teams,
} from '../database/schema.ts';
import type { InsightWriter } from '../runs/runner.ts';
import { openInMemory } from '../testing/databases.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { type DemoOptions, fillDemo } from './fill.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
let dataDir: string;
let database: OpenDatabase;
let options: DemoOptions;
const steps: string[] = [];
beforeAll(async () => {
  database = await openInMemory();
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-demo-'));
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
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const keyFile = () => readFileSync(join(dataDir, 'demo-key'), 'utf8');

describe('an empty database', () => {
  afterEach(async () => expect(await database.db.select().from(clubs)).toEqual([]));

  it('is not filled with a key that no header can carry', async () => {
    await expect(fillDemo({ ...options, apiKey: 'two words' })).rejects.toThrow('DEMO_API_KEY');
  });

  it('is not filled where it is a Postgres', async () => {
    expect(await fillDemo({ ...options, database: { ...database, kind: 'postgres' } })).toBeNull();
  });

  it('stays empty where the writer fails', async () => {
    const write: InsightWriter = () => {
      throw new Error('broken');
    };
    await expect(fillDemo({ ...options, write })).rejects.toThrow('broken');
  });

  it('is left alone where somebody uses it', async () => {
    const own = { id: randomUUID(), name: 'Own', normalisedName: 'own', createdAt: now };
    await database.db.insert(clubs).values(own);
    expect(await fillDemo(options)).toBeNull();
    expect(await database.db.select().from(clubs)).toMatchObject([own]);
    await database.db.delete(clubs);
  });
});

// A filling takes seconds: one for all of these, which go from start to start.
describe('the demo club', () => {
  let first: Awaited<ReturnType<typeof fillDemo>>;
  beforeAll(async () => {
    steps.length = 0;
    first = await fillDemo({ ...options, apiKey: 'first-key' });
  });

  it('is a club, the chosen key, and insights but for the latest two matches', async () => {
    const { db } = database;
    expect(await db.select({ id: clubs.id, name: clubs.name }).from(clubs)).toEqual([first?.club]);
    expect(first?.key).toBe('first-key');
    expect(keyFile()).toBe('first-key\n');
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
    const stored = await database.db.select().from(matches);
    steps.length = 0;
    expect(await fillDemo(options)).toEqual(first);
    expect(steps).toEqual([]);
    expect(await database.db.select().from(matches)).toEqual(stored);
    expect(await database.db.select().from(apiKeys)).toHaveLength(1);
  });

  it('takes a key that is chosen at a later start, and keeps it', async () => {
    expect((await fillDemo({ ...options, apiKey: 'second-key' }))?.key).toBe('second-key');
    const hashes = await database.db.select({ hash: apiKeys.hash }).from(apiKeys);
    expect(hashes).toContainEqual({ hash: hashApiKey('second-key') });
    expect((await fillDemo(options))?.key).toBe('second-key');
  });

  it('does not bring a revoked key back', async () => {
    await database.db.update(apiKeys).set({ revokedAt: now });
    expect((await fillDemo(options))?.key).toBeNull();
  });
});
