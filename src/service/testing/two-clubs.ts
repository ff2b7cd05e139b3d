import { randomUUID } from 'node:crypto';
import { clubStore } from '../../club/store.ts';
import { putClub } from '../../club/testing/put-club.ts';
import { shownPrefix } from '../../contract/api-key-format.ts';
import { clubOfFewMatches, testNow } from '../../league/testing/few-matches.ts';
import { createApiKey, hashApiKey } from '../api-key.ts';
import { sha256 } from '../clubs.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { createDocumentStore } from '../database/document-store.ts';
import { apiKeys } from '../database/schema.ts';

export { testNow };

/** A club in the database, and what a test needs to call for it. */
export interface TestClub {
  club: { id: string; name: string };
  key: string;
  revokedKey: string;
  /** A key that may also add matches and look after them. */
  recorderKey: string;
  teamId: string;
  /** A player of that team's roster. */
  playerId: string;
  /** A player of the opponent's match sheet in the completed match. */
  opponentPlayerId: string;
  completed: string;
  scheduled: string;
  live: string;
}

/** Fills an empty database with two clubs that have nothing in common, a team and eleven matches each. */
export async function fillTwoClubs(
  database: OpenDatabase,
): Promise<{ ours: TestClub; theirs: TestClub }> {
  return {
    ours: await fillClub(database, 7, 'Our club'),
    theirs: await fillClub(database, 8, 'Their club'),
  };
}

async function fillClub({ db }: OpenDatabase, seed: number, name: string): Promise<TestClub> {
  const { club, team, ids } = clubOfFewMatches(seed, name);
  const clock = () => testNow;
  await putClub({ store: clubStore(createDocumentStore(db, clock)), clock, sha256 }, club, team);
  return {
    club,
    ...ids,
    key: await addKey(db, club.id, null),
    revokedKey: await addKey(db, club.id, testNow),
    recorderKey: await addKey(db, club.id, null, 'recorder'),
  };
}

/** Stores a key of a club, and returns it. */
export async function addKey(
  db: Database,
  clubId: string,
  revokedAt: Date | null = null,
  kind: 'reading' | 'recorder' = 'reading',
): Promise<string> {
  const key = createApiKey(clubId);
  const row = { prefix: shownPrefix(key), hash: hashApiKey(key), createdAt: testNow };
  await db.insert(apiKeys).values({ ...row, clubId, id: randomUUID(), revokedAt, kind });
  return key;
}
