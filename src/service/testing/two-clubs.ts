import type { MatchRecord } from '../../basketball/match-record.ts';
import { shownPrefix } from '../../contract/api-key-format.ts';
import { type DemoClub, simulateLeague } from '../../league/simulate-league.ts';
import { createApiKey, hashApiKey } from '../api-key.ts';
import type { Database } from '../database/database.ts';
import { apiKeys } from '../database/schema.ts';
import { storeClub } from '../demo/store-club.ts';
import { present } from './present.ts';

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

/** The moment at which the tests' clock stands. */
export const testNow = new Date('2026-11-20T10:00:00.000Z');

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
  const league = simulateLeague({ seed, now: testNow });
  const team = present(league.teams.find(({ matches }) => matches.some(isLive)));
  const completed = team.matches.filter(({ fixture }) => fixture.status === 'completed');
  const others = team.matches.filter(({ fixture }) => fixture.status !== 'completed');
  const few = { ...team, matches: [...completed.slice(0, 3), ...others.slice(0, 8)] };
  const club = { id: league.club.id, name };
  const stored: DemoClub = { club, teams: [few] };
  await db.transaction((tx) => storeClub(tx, stored, testNow));
  const match = present(few.matches[0]);
  return {
    club,
    key: await addKey(db, club.id, newId(), null),
    revokedKey: await addKey(db, club.id, newId(), testNow),
    recorderKey: await addKey(db, club.id, newId(), null, 'recorder'),
    teamId: team.team.id,
    playerId: present(team.roster[0]).playerId,
    opponentPlayerId: present(match.matchSheet.opponent[0]).playerId,
    completed: match.id,
    scheduled: present(few.matches.find(({ fixture }) => fixture.status === 'scheduled')).id,
    live: present(few.matches.find(isLive)).id,
  };
}

const isLive = ({ fixture }: MatchRecord) => fixture.status === 'live';

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
