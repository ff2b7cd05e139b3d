import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Club } from '../../contract/club.ts';
import { demoClub, demoSeed, simulateTeams } from '../../league/simulate-league.ts';
import { storeKey } from '../admin/key-commands.ts';
import { hashApiKey } from '../api-key.ts';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { apiKeys, clubs, insightRuns, insights } from '../database/schema.ts';
import { type InsightWriter, insightRows } from '../runs/runner.ts';
import { insertDemoClub, type StoredTeam, storeTeam } from './store-club.ts';

export interface DemoOptions {
  database: OpenDatabase;
  clock: () => Date;
  newId: () => string;
  newKey: (clubId: string) => string;
  write: InsightWriter;
  /** Where the key is kept. */
  dataDir: string;
  /** `DEMO_API_KEY`. */
  apiKey?: string;
  /** Told what is being done, a line a step. */
  progress: (step: string) => void;
}

const demoTerms = { name: 'Demo' };

/** The latest completed matches of each team, left for the reader to ask insights for. */
const unwritten = 2;
const hour = 3_600_000;

/**
 * Fills an empty embedded database with the demo club, in one transaction, and returns the club with
 * its key; so it does for one that was filled before (`key` is null once it was revoked). Null for a Postgres and for a database that
 * other clubs have come to use: nothing is written then. Throws RangeError for a chosen key that no
 * header can carry.
 */
export async function fillDemo(
  options: DemoOptions,
): Promise<{ club: Club; key: string | null } | null> {
  const { database, dataDir, apiKey, newKey } = options;
  if (database.kind !== 'embedded') return null;
  const known = await database.db.select({ id: clubs.id, name: clubs.name }).from(clubs);
  const { id: clubId } = demoClub(demoSeed);
  const there = known.find(({ id }) => id === clubId);
  if (known.length > 0 && there === undefined) return null;
  // Kept before the rows are, so that no committed demo club is without its key.
  const key = demoKey(dataDir, apiKey, () => newKey(clubId));
  if (there === undefined) return { club: await writeLeague(options, key), key };
  const inForce = await putInForce(database.db, options, there.id, key);
  return { club: there, key: inForce ? key : null };
}

async function writeLeague(options: DemoOptions, key: string): Promise<Club> {
  const { database, clock, progress } = options;
  const now = clock();
  const club = demoClub(demoSeed);
  await database.db.transaction(async (tx) => {
    await insertDemoClub(tx, club, now);
    for (const demoTeam of simulateTeams(demoSeed, now)) {
      progress(`Playing the season of ${demoTeam.team.name}`);
      await writeTeam(tx, club.id, await storeTeam(tx, club.id, demoTeam, now), options);
    }
    await storeKey(tx, options, club.id, key, demoTerms);
    await noteChange(tx, club.id);
  });
  return club;
}

/** Writes the insights of a team's matches as if somebody had asked for them after each match. */
async function writeTeam(
  tx: Database,
  clubId: string,
  { team, roster, completed }: StoredTeam,
  { newId, write, clock }: DemoOptions,
): Promise<void> {
  const latest = clock().getTime();
  for (const [index, { match, contentHash }] of completed.slice(0, -unwritten).entries()) {
    const address = { clubId, matchId: match.id };
    const earlier = completed.slice(0, index).map((before) => before.match);
    const written = write({
      match,
      earlier,
      roster,
      ...(team.category === undefined ? {} : { category: team.category }),
    });
    const at = new Date(Math.min(match.startsAt.getTime() + 3 * hour, latest));
    await tx.insert(insightRuns).values({
      ...address,
      runId: newId(),
      status: 'ready',
      startedAt: at,
      generatedAt: at,
      generatedFrom: contentHash,
    });
    await tx.insert(insights).values(insightRows(address, written));
  }
}

/**
 * A key chosen after the first start is good from then on. Returns whether the key is in force: one
 * that was revoked stays revoked.
 */
async function putInForce(
  db: Database,
  making: DemoOptions,
  clubId: string,
  key: string,
): Promise<boolean> {
  const [known] = await db
    .select({ revokedAt: apiKeys.revokedAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.hash, hashApiKey(key))));
  if (known === undefined) {
    await db.transaction(async (tx) => {
      await storeKey(tx, making, clubId, key, demoTerms);
      await noteChange(tx, clubId);
    });
  }
  return known === undefined || known.revokedAt === null;
}

/** RFC 6750's b64token: what fits into an Authorization header. */
const token = /^[A-Za-z0-9\-._~+/]{1,512}=*$/;

/**
 * The key of the demo club, kept in `DATA_DIR/demo-key` (0600) so that each start can print it: the
 * chosen one (`DEMO_API_KEY`), else the one that is there, else a new one. Throws RangeError for a
 * chosen key that no header can carry.
 */
function demoKey(dataDir: string, chosen: string | undefined, newKey: () => string): string {
  const path = join(dataDir, 'demo-key');
  if (chosen !== undefined && !token.test(chosen)) {
    throw new RangeError(
      'DEMO_API_KEY may hold letters, digits and - . _ ~ + / only: it is sent in a header.',
    );
  }
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  const key = chosen ?? (token.test(kept) ? kept : newKey());
  if (key !== kept) writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
}
