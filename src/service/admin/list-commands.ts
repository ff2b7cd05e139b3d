import { and, asc, desc, eq } from 'drizzle-orm';
import { namesOfPlayer } from '../care/find.ts';
import { likePlayers } from '../care/like-players.ts';
import { clubs, matches, players, teams } from '../database/schema.ts';
import type { AdminContext } from './context.ts';
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
 * Lists the players of one team, one club or all, each with the names under which match sheets have them, and after them
 * the pairs that may be one person.
 */
export async function listPlayers({ db }: AdminContext, request: AdminRequestOf<'player list'>) {
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      number: players.number,
      ...ofTeam,
    })
    .from(players)
    .innerJoin(teams, and(eq(teams.clubId, players.clubId), eq(teams.id, players.teamId)))
    .innerJoin(clubs, eq(clubs.id, players.clubId))
    .where(await ofThose(db, players, request))
    .orderBy(asc(clubs.name), asc(teams.name), asc(players.name), asc(players.id));
  const listed = [];
  for (const row of rows) {
    const { names } = await namesOfPlayer(db, { clubId: row.club.id, id: row.id });
    listed.push({
      ...row,
      matches: names.reduce((sum, { matches: own }) => sum + own.length, 0),
      otherNames: names.map(({ name }) => name).filter((name) => name !== row.name),
    });
  }
  const pairs = [];
  const clubOf = new Map(rows.map(({ team, club }) => [team.id, club.id]));
  for (const [id, clubId] of clubOf) pairs.push(...(await likePlayers(db, { clubId, id })).pairs);
  return { players: listed, pairs };
}
