import { and, eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { changePlayersIn } from '../../match-files/care/players-in-records.ts';
import { comparableName } from '../../match-files/care/typed-name.ts';
import type { Database } from '../database/database.ts';
import { playerNames, players } from '../database/schema.ts';
import { type ClubRow, matchesOf, requireName, requirePlayer } from './find.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { closeUndo } from './touched-matches.ts';

type PlayerRow = typeof players.$inferSelect;

export interface PlayerChange {
  name?: string | undefined;
  /** "" takes the number away. */
  number?: string | undefined;
  position?: string | undefined;
  captain?: boolean | undefined;
}

/**
 * Renames a player, on the roster and in every match, or changes shirt, position or captain on the roster: sheets keep the
 * shirt of their match. Files that have the old name mean this player from then on. Throws CareError.
 */
export async function changePlayer(
  tx: Database,
  row: ClubRow,
  { name, number, position, captain }: PlayerChange,
): Promise<CareDone> {
  const player = await requirePlayer(tx, row);
  if (name !== undefined || number !== undefined) await requireName(tx, row);
  const set = {
    ...(name === undefined ? {} : { name, normalisedName: comparableName(name) }),
    ...(number === undefined ? {} : { number: number.trim() === '' ? null : number.trim() }),
    ...(position === undefined ? {} : { position }),
    ...(captain === undefined ? {} : { captain }),
  };
  if (Object.keys(set).length === 0) return { matches: 0 };
  await tx
    .update(players)
    .set(set)
    .where(and(eq(players.clubId, row.clubId), eq(players.id, row.id)));
  if (name === undefined) return { matches: 0 };
  await keepOldName(tx, player, comparableName(name));
  const named = await matchesOf(tx, player, [player.id]);
  const matchIds = named.filter((match) => match.name !== name).map(({ matchId }) => matchId);
  await rewriteRecords(tx, row.clubId, matchIds, (record) =>
    changePlayersIn(record, (entry) => (entry.playerId === row.id ? { ...entry, name } : entry)),
  );
  await closeUndo(tx, row.clubId, matchIds);
  return { matches: matchIds.length };
}

async function keepOldName(tx: Database, player: PlayerRow, newName: string): Promise<void> {
  const { clubId, teamId, id: playerId, name, normalisedName } = player;
  if (newName === normalisedName) return;
  await tx
    .delete(playerNames)
    .where(
      and(
        eq(playerNames.clubId, clubId),
        eq(playerNames.playerId, playerId),
        eq(playerNames.normalisedName, newName),
      ),
    );
  await tx
    .insert(playerNames)
    .values({ clubId, teamId, playerId, name, normalisedName })
    .onConflictDoNothing();
}
