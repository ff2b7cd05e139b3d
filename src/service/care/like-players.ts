import { and, asc, eq, ne } from 'drizzle-orm';
import type { LikePlayers, PossibleDuplicates } from '../../contract/care.ts';
import { absent } from '../../match-files/care/care-error.ts';
import { erasedName } from '../../match-files/care/erased.ts';
import { likePairs } from '../../match-files/care/player-matches.ts';
import { possibleDuplicates as duplicatesAmong } from '../../match-files/care/possible-duplicates.ts';
import { opponentIdOf } from '../../match-files/recognise.ts';
import type { Database } from '../database/database.ts';
import { playerNames, players, teams } from '../database/schema.ts';
import { opponentEntries } from '../imports/erased-opponents.ts';
import { type ClubRow, matchesOf } from './find.ts';

/** Pairs of a team's players who may be one person: see `likePairs`. Takes no lock. Throws CareError. */
export async function likePlayers(
  db: Database,
  { clubId, id: teamId }: ClubRow,
): Promise<LikePlayers> {
  const own = and(eq(teams.clubId, clubId), eq(teams.id, teamId));
  const [team] = await db.select({ id: teams.id }).from(teams).where(own);
  if (team === undefined) throw absent('Team');
  const rows = await db
    .select({
      playerId: players.id,
      name: players.name,
      number: players.number,
      normalisedName: players.normalisedName,
    })
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.teamId, teamId)))
    .orderBy(asc(players.createdAt), asc(players.id));
  const roster = rows
    .filter(({ normalisedName }) => normalisedName !== erasedName.comparable)
    .map(({ playerId, name, number }) => ({
      playerId,
      name,
      ...(number === null ? {} : { number }),
    }));
  const ids = roster.map(({ playerId }) => playerId);
  return likePairs(roster, await matchesOf(db, { clubId, teamId }, ids));
}

/** Players of the club or its opponents who may be the same person as one. Throws CareError. */
export async function possibleDuplicates(
  tx: Database,
  { clubId, id }: ClubRow,
): Promise<PossibleDuplicates> {
  const of = { id: teams.id, name: teams.name };
  const roster = await tx
    .select({ playerId: players.id, name: players.name, number: players.number, of })
    .from(players)
    .innerJoin(teams, and(eq(teams.clubId, players.clubId), eq(teams.id, players.teamId)))
    .where(and(eq(players.clubId, clubId), ne(players.normalisedName, erasedName.comparable)))
    .orderBy(asc(players.createdAt), asc(players.id));
  const otherNames = await tx
    .select({ playerId: playerNames.playerId, name: playerNames.name })
    .from(playerNames)
    .where(eq(playerNames.clubId, clubId));
  const ofTeams = new Map(roster.map((player) => [player.of.id, player.of]));
  const own = [];
  for (const team of ofTeams.values()) {
    const ids = roster.filter((player) => player.of.id === team.id).map((each) => each.playerId);
    const played = await matchesOf(tx, { clubId, teamId: team.id }, ids);
    own.push(...played.map((entry) => ({ ...entry, of: team })));
  }
  const entries = await opponentEntries(tx, clubId);
  const opponents = entries.map(({ opponentId, opponent, ...entry }) => ({
    ...entry,
    of: { id: opponentId, name: opponent },
  }));
  const idOf = (teamName: string) => opponentIdOf(clubId, teamName);
  return duplicatesAmong(id, { roster, otherNames, own, opponents, opponentIdOf: idOf });
}
