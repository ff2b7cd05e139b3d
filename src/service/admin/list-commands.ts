import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { erasedName } from '../../match-files/care/erased.ts';
import { likePairs } from '../../match-files/care/player-matches.ts';
import { clubs, matches, matchRecords, players, teams } from '../database/schema.ts';
import { readTrail } from '../database/trail.ts';
import type { AdminContext } from './context.ts';
import { requireClub } from './find.ts';
import { ofThose } from './find-player.ts';
import type { AdminRequestOf } from './request.ts';

const ofTeam = {
  team: { id: teams.id, name: teams.name },
  club: { id: clubs.id, name: clubs.name },
};

/** Lists the matches of one team, one club or all, newest first. */
export async function listMatches({ db }: AdminContext, request: AdminRequestOf<'match list'>) {
  const rows = await db
    .select({
      id: matches.id,
      day: matches.matchDay,
      opponent: matches.opponentName,
      homeAway: matches.homeAway,
      status: matches.status,
      score: matches.score,
      competition: matches.competition,
      venue: matches.venue,
      ...ofTeam,
    })
    .from(matches)
    .innerJoin(teams, and(eq(teams.clubId, matches.clubId), eq(teams.id, matches.teamId)))
    .innerJoin(clubs, eq(clubs.id, matches.clubId))
    .where(await ofThose(db, matches, request))
    .orderBy(asc(clubs.name), asc(teams.name), desc(matches.startsAt), asc(matches.id));
  return { matches: rows };
}

/**
 * Lists the players of one team, one club or all, each with the other names that match sheets have for them, and the pairs
 * that may be one person.
 */
export async function listPlayers({ db }: AdminContext, request: AdminRequestOf<'player list'>) {
  const those = await ofThose(db, players, request);
  const entries = sql`lateral jsonb_array_elements(${matchRecords.matchSheet} -> 'team') as entry`;
  const playerId = sql<string>`entry ->> 'playerId'`;
  const sheet = sql`json_build_object('matchId', ${matches.id}, 'name', entry ->> 'name')`;
  const played = db
    .select({
      clubId: matches.clubId,
      playerId: playerId.as('player_id'),
      sheets: sql<
        { matchId: string; name: string }[]
      >`json_agg(${sheet} order by ${matches.startsAt}, ${matches.id})`.as('sheets'),
    })
    .from(matches)
    .innerJoin(
      matchRecords,
      and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
    )
    .innerJoin(entries, sql`true`)
    .where(inArray(matches.teamId, db.select({ id: players.teamId }).from(players).where(those)))
    .groupBy(matches.clubId, playerId)
    .as('played');
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      number: players.number,
      isErased: eq(players.normalisedName, erasedName.comparable).mapWith(Boolean),
      sheets: played.sheets,
      ...ofTeam,
    })
    .from(players)
    .innerJoin(teams, and(eq(teams.clubId, players.clubId), eq(teams.id, players.teamId)))
    .innerJoin(clubs, eq(clubs.id, players.clubId))
    .leftJoin(
      played,
      and(eq(played.clubId, players.clubId), eq(played.playerId, sql`${players.id}::text`)),
    )
    .where(those)
    .orderBy(asc(clubs.name), asc(teams.name), asc(players.name), asc(players.id));
  const listed = rows.map(({ id, name, number, sheets, team, club }) => ({
    ...{ id, name, number, team, club },
    matches: sheets?.length ?? 0,
    otherNames: [...new Set(sheets?.map((each) => each.name))].filter((each) => each !== name),
  }));
  const named = rows.filter(({ isErased }) => !isErased);
  const pairs = [...new Set(named.map(({ team }) => team.id))].flatMap((id) => {
    const mates = named.filter(({ team }) => team.id === id);
    return likePairs(
      mates.map(({ id: playerId, name, number }) => ({
        playerId,
        name,
        number: number ?? undefined,
      })),
      mates.flatMap(
        ({ id: playerId, sheets }) => sheets?.map(({ matchId }) => ({ playerId, matchId })) ?? [],
      ),
    ).pairs;
  });
  return { players: listed, pairs };
}

/** The trail of one club or of all. */
export async function listTrail({ db }: AdminContext, request: AdminRequestOf<'trail'>) {
  const club = request.club === undefined ? null : await requireClub(db, request.club);
  const all =
    club === null ? await db.select({ id: clubs.id, name: clubs.name }).from(clubs) : [club];
  const trails = [];
  for (const { id, name } of all) trails.push({ club: { id, name }, ...(await readTrail(db, id)) });
  return { trails };
}
