import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Club } from '../contract/club.ts';
import { demoClub, demoSeed } from '../league/simulate-league.ts';
import { createApiKey, hashApiKey, storeKey } from './api-key.ts';
import type { Clubs } from './clubs.ts';
import { transactClub } from './database/document-store.ts';
import { apiKeys } from './database/schema.ts';

export interface DemoOptions {
  clubs: Clubs;
  /** The folder for the key. */
  dataDir: string;
  /** `DEMO_API_KEY`. */
  apiKey?: string | undefined;
  /** Called with each step, a line each. */
  progress: (step: string) => void;
}

/**
 * Fills an empty embedded database with the demo club. Returns the demo club and its key, null if it was revoked. Returns null
 * and writes nothing for a Postgres and for a database that has only other clubs. Throws StoreError.
 */
export async function fillDemo({
  clubs,
  dataDir,
  apiKey,
  progress,
}: DemoOptions): Promise<{ club: Club; key: string | null } | null> {
  const { database, engine, store } = clubs;
  if (database.kind !== 'embedded') return null;
  const known = await store.clubIds();
  const { id: clubId } = demoClub(demoSeed);
  const isThere = known.includes(clubId);
  if (known.length > 0 && !isThere) return null;
  // Written before the club, so that a stored demo club has a key.
  const key = demoKey(dataDir, apiKey, clubId);
  if (!isThere) {
    progress('Playing the seasons of the demo club');
    await engine.lookAround();
  }
  const club = await store.read(clubId, (tx) => tx.get('club', clubId));
  if (club === undefined) return null;
  const inForce = await putInForce(clubs, clubId, key);
  return { club: { id: clubId, name: club.name }, key: inForce ? key : null };
}

/** Stores a key that was chosen after the first start. Returns false for a revoked key, which stays revoked. */
async function putInForce(clubs: Clubs, clubId: string, key: string): Promise<boolean> {
  const { db } = clubs.database;
  const [known] = await db
    .select({ revokedAt: apiKeys.revokedAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.hash, hashApiKey(key))));
  if (known !== undefined) return known.revokedAt === null;
  await transactClub(db, clubs.clock, clubId, async (_, tx) => {
    const row = { name: 'Demo', clubId, id: clubs.newId(), createdAt: clubs.clock() };
    await storeKey(tx, row, key);
  });
  return true;
}

/** The chosen key (`DEMO_API_KEY`), the stored one or a new one, in `DATA_DIR/demo-key` (0600), so that each start can print it. */
function demoKey(dataDir: string, chosen: string | undefined, clubId: string): string {
  const path = join(dataDir, 'demo-key');
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  const key = chosen ?? (kept || createApiKey(clubId));
  if (key !== kept) writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
}
