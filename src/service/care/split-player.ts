import { and, eq, inArray } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { OneTeam } from '../../match-files/care/erased.ts';
import { matchesUnder } from '../../match-files/care/player-matches.ts';
import { changePlayersIn } from '../../match-files/care/players-in-records.ts';
import type { Database } from '../database/database.ts';
import { insights, playerNames, players } from '../database/schema.ts';
import type { Making } from '../imports/new-rows.ts';
import { type ClubRow, matchesOf, requireName, requirePlayer } from './find.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { closeUndo, makeStale } from './touched-matches.ts';

/**
 * Takes the matches in which a player stands under another name than the roster's out of the player: a new one has them.
 * Throws CareError where there are none, saying which names there are.
 */
export async function splitPlayer(
  tx: Database,
  row: ClubRow,
  typed: string,
  { clock, newId }: Making,
): Promise<CareDone> {
  const { clubId, id } = row;
  const player = await requirePlayer(tx, row);
  await requireName(tx, row);
  const played = await matchesOf(tx, player, [id]);
  const { own, latest } = matchesUnder(player, played, typed);
  const wanted = normalisedName(latest.name);
  const playerId = newId();
  const { teamId } = player;
  await tx.insert(players).values({
    clubId,
    id: playerId,
    teamId,
    name: latest.name,
    normalisedName: wanted,
    number: latest.number,
    createdAt: clock(),
  });
  const matchIds = own.map(({ matchId }) => matchId);
  await rewriteRecords(tx, clubId, matchIds, (record) =>
    changePlayersIn(record, (entry) => (entry.playerId === id ? { ...entry, playerId } : entry)),
  );
  await forgetName(tx, { clubId, teamId, normalisedName: wanted });
  const ofPlayer = and(eq(insights.clubId, clubId), eq(insights.subject, id));
  await tx.delete(insights).where(and(ofPlayer, inArray(insights.matchId, matchIds)));
  await makeStale(
    tx,
    clubId,
    played.map(({ matchId }) => matchId),
  );
  await closeUndo(tx, clubId, matchIds);
  return { matches: matchIds.length };
}

/** A name that means a player of a team in files means nobody from then on. */
export async function forgetName(
  tx: Database,
  { clubId, teamId, normalisedName }: OneTeam & { normalisedName: string },
): Promise<void> {
  const ofTeam = and(eq(playerNames.clubId, clubId), eq(playerNames.teamId, teamId));
  await tx.delete(playerNames).where(and(ofTeam, eq(playerNames.normalisedName, normalisedName)));
}
