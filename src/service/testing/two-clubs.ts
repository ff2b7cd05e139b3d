import { shownPrefix } from '../../contract/api-key-format.ts';
import type { DemoClub } from '../../league/simulate-league.ts';
import { clubOfFewMatches, testNow } from '../../league/testing/few-matches.ts';
import { createApiKey, hashApiKey } from '../api-key.ts';
import type { Database } from '../database/database.ts';
import { apiKeys } from '../database/schema.ts';
import { storeClub } from '../demo/store-club.ts';

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
  db: Database,
  newId: () => string,
): Promise<{ ours: TestClub; theirs: TestClub }> {
  return {
    ours: await fillClub(db, newId, 7, 'Our club'),
    theirs: await fillClub(db, newId, 8, 'Their club'),
  };
}

async function fillClub(
  db: Database,
  newId: () => string,
  seed: number,
  name: string,
): Promise<TestClub> {
  const { club, team, ids } = clubOfFewMatches(seed, name);
  const stored: DemoClub = { club, teams: [team] };
  await db.transaction((tx) => storeClub(tx, stored, testNow));
  return {
    club,
    ...ids,
    key: await addKey(db, club.id, newId(), null),
    revokedKey: await addKey(db, club.id, newId(), testNow),
    recorderKey: await addKey(db, club.id, newId(), null, 'recorder'),
  };
}

async function addKey(
  db: Database,
  clubId: string,
  id: string,
  revokedAt: Date | null,
  kind: 'reading' | 'recorder' = 'reading',
) {
  const key = createApiKey(clubId);
  const row = { clubId, id, prefix: shownPrefix(key), hash: hashApiKey(key), revokedAt, kind };
  await db.insert(apiKeys).values({ ...row, createdAt: testNow });
  return key;
}
