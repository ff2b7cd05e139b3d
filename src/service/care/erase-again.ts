import { and, eq, ne } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { erasedName, type OneTeam, opponentsOf } from '../../match-files/care/erased.ts';
import type { Database } from '../database/database.ts';
import { clubs, erasedPlayers, playerNames, players, teams } from '../database/schema.ts';
import { opponentEntries } from '../imports/erased-opponents.ts';
import { erasedAmong } from '../imports/erased-players.ts';
import { eraseEntries } from './erase-opponent.ts';
import { eraseOwn } from './erase-player.ts';
import { matchesOf } from './find.ts';
import { noteErasure } from './rewriting.ts';
import { takeCare } from './take-care.ts';

/** What is stored of an erased name: see `erasedPlayers`. */
export type Erasure = typeof erasedPlayers.$inferSelect;

/**
 * Erases again whom other data of the same clubs know as erased, after a backup that is older than the erasure was restored:
 * by id, and by every name whose hash is known. Clubs and teams that are not there are passed over. Doing it twice changes
 * nothing more. Each club's files have to be rewritten afterwards.
 */
export async function eraseAgain(
  db: Database,
  erased: readonly Erasure[],
  newId: () => string,
  at: Date,
): Promise<CareDone> {
  let changed = 0;
  const entry = { act: 'erased', by: '', at } as const;
  for (const clubId of new Set(erased.map((row) => row.clubId))) {
    const [club] = await db.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId));
    if (club === undefined) continue;
    const own = erased.filter((row) => row.clubId === clubId);
    const { matches } = await takeCare(db, clubId, entry, (tx) =>
      eraseInClub(tx, clubId, own, newId),
    );
    changed += matches;
  }
  return { matches: changed };
}

async function eraseInClub(
  tx: Database,
  clubId: string,
  erased: readonly Erasure[],
  newId: () => string,
): Promise<CareDone> {
  await tx
    .insert(erasedPlayers)
    .values([...erased])
    .onConflictDoNothing();
  let changed = 0;
  const own = await tx.select({ id: teams.id }).from(teams).where(eq(teams.clubId, clubId));
  for (const { id: teamId } of own) {
    const ids = erased.filter((row) => row.teamId === teamId).map(({ playerId }) => playerId);
    if (ids.length === 0) continue;
    for (const player of await stillNamed(tx, { clubId, teamId }, ids)) {
      changed += await eraseOwn(tx, player, newId);
    }
  }
  const opponents = opponentsOf(clubId);
  const entries = await opponentEntries(tx, clubId);
  const meant = await erasedAmong(
    tx,
    opponents,
    entries.map(({ name }) => name).filter((name) => name !== erasedName.shown),
  );
  for (const name of meant.keys()) {
    const of = entries.filter((entry) => normalisedName(entry.name) === name);
    changed += await eraseEntries(tx, clubId, of, newId);
  }
  await noteErasure(tx, clubId);
  return { matches: changed };
}

/** The players of a team who are erased and have a name nevertheless. */
async function stillNamed(tx: Database, team: OneTeam, ids: readonly string[]) {
  const { clubId, teamId } = team;
  const ofTeam = and(eq(players.clubId, clubId), eq(players.teamId, teamId));
  const named = await tx
    .select()
    .from(players)
    .where(and(ofTeam, ne(players.normalisedName, erasedName.comparable)));
  const others = await tx
    .select({ playerId: playerNames.playerId, name: playerNames.name })
    .from(playerNames)
    .where(and(eq(playerNames.clubId, clubId), eq(playerNames.teamId, teamId)));
  const sheets = await matchesOf(
    tx,
    team,
    named.map(({ id }) => id),
  );
  const names = [
    ...named.map(({ id: playerId, name }) => ({ playerId, name })),
    ...others,
    ...sheets,
  ];
  const meant = await erasedAmong(
    tx,
    team,
    names.map(({ name }) => name),
  );
  const going = new Set([
    ...ids,
    ...names.filter(({ name }) => meant.has(normalisedName(name))).map(({ playerId }) => playerId),
  ]);
  return named.filter(({ id }) => going.has(id));
}
