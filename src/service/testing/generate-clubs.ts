import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { MatchRecord } from '../../basketball/match-record.ts';
import { composeKey } from '../../contract/api-key-format.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { hashApiKey } from '../api-key.ts';
import type { Database } from '../database/database.ts';
import { packReply } from '../stored-reply.ts';

/** How much to generate: `clubs` × `teams` × `matches` of a team, each team with `players`. */
export interface Extent {
  clubs: number;
  teams: number;
  matches: number;
  players: number;
}

/** What every generated match has on record; its stored replies name the template's `matchId`. */
type RecordTemplate = Pick<MatchRecord, 'matchSheet' | 'events'> & { boxScore: BoxScore };

/** The key of a generated club; clubs are counted from 0. */
export const generatedKey = (club: number): string => composeKey(() => 7, idOf(`club ${club}`));

/** The ids of a generated club, its first team, that team's first player, and its match of that number. */
export function generatedIds(club: number, match = 0) {
  return {
    clubId: idOf(`club ${club}`),
    teamId: idOf(`team ${club} 0`),
    playerId: generatedPlayer(club, 0),
    matchId: idOf(`match ${club} 0 ${match}`),
  };
}

/** The id of a player of a generated club's first team. */
export const generatedPlayer = (club: number, player: number): string =>
  idOf(`player ${club} 0 ${player}`);

/** The MD5 sum of a name as a UUID of version 3; `idIn` makes the same in Postgres. */
function idOf(name: string): string {
  const sum = createHash('md5').update(name).digest('hex');
  return sum.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-3$3-8$4-');
}

const idIn = (name: SQL) =>
  sql`overlay(overlay(md5(${name}) placing '3' from 13) placing '8' from 17)::uuid`;

/**
 * Fills an empty database with clubs that are all alike, by INSERT … SELECT in the server itself: each
 * match has the template's record and, for one in ten, written insights. Then has the tables analysed.
 */
export async function generateClubs(
  db: Database,
  { clubs, teams, matches, players }: Extent,
  template: RecordTemplate,
): Promise<void> {
  const ofClubs = sql`generate_series(0, ${clubs - 1}) c`;
  const ofTeams = sql`${ofClubs}, generate_series(0, ${teams - 1}) t`;
  const ofMatches = sql`${ofTeams}, generate_series(0, ${matches - 1}) m`;
  const clubId = idIn(sql`'club ' || c`);
  const teamId = idIn(sql`'team ' || c || ' ' || t`);
  const matchId = idIn(sql`'match ' || c || ' ' || t || ' ' || m`);
  const playerId = idIn(sql`'player ' || c || ' ' || t || ' ' || p`);
  const startsAt = sql`timestamptz '2026-01-01 18:00Z' - m * interval '3 days'`;
  const hashes = Array.from({ length: clubs }, (_, club) => hashApiKey(generatedKey(club)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Packed here once; a copy of a packed value is not packed again.
    await tx.execute(sql`create temporary table template (sheet jsonb, events jsonb, box jsonb,
      box_tag text, box_reply bytea, plays_tag text, plays_reply bytea) on commit drop`);
    const { boxScore, matchSheet, events } = template;
    const box = packReply(boxScore);
    const plays = packReply({ matchId: boxScore.matchId, matchSheet, events });
    await tx.execute(sql`insert into template values (${JSON.stringify(matchSheet)},
      ${JSON.stringify(events)}, ${JSON.stringify(boxScore)},
      ${box.tag}, ${box.body}, ${plays.tag}, ${plays.body})`);
    await tx.execute(sql`insert into clubs (id, name, normalised_name, created_at, revision)
      select ${clubId}, 'Club ' || c, 'club ' || c, now(), gen_random_uuid() from ${ofClubs}`);
    await tx.execute(sql`insert into api_keys (club_id, id, prefix, hash, created_at)
      select ${clubId}, ${clubId}, 'generated', hash, now()
      from json_array_elements_text(${JSON.stringify(hashes)}::json) with ordinality hashes (hash, n),
        lateral (select n - 1) numbered (c)`);
    await tx.execute(sql`insert into teams (club_id, id, name, normalised_name, created_at)
      select ${clubId}, ${teamId}, 'Team ' || t, 'team ' || t, now() from ${ofTeams}`);
    await tx.execute(sql`insert into players (club_id, id, team_id, name, normalised_name, created_at)
      select ${clubId}, ${playerId}, ${teamId}, 'Player ' || p, 'player ' || p, now()
      from ${ofTeams}, generate_series(0, ${players - 1}) p`);
    await tx.execute(sql`insert into matches (club_id, id, team_id, starts_at, match_day, status, home_away,
        opponent_id, opponent_name, normalised_opponent, regulation_periods, period_minutes,
        overtime_minutes, score, periods, content_hash)
      select ${clubId}, ${matchId}, ${teamId}, ${startsAt}, (${startsAt})::date, 'completed', 'home',
        ${matchId}, 'Opponent ' || m, 'opponent ' || m, 4, 10, 5, '{"team": 71, "opponent": 68}',
        '[{"team": 71, "opponent": 68}]', 'hash'
      from ${ofMatches}`);
    await tx.execute(sql`insert into match_records (club_id, match_id, match_sheet, events, box_score,
        box_score_tag, box_score_reply, play_by_play_tag, play_by_play_reply)
      select ${clubId}, ${matchId}, template.* from ${ofMatches}, template`);
    await tx.execute(sql`insert into insight_runs (club_id, match_id, run_id, status, started_at,
        generated_at, generated_from)
      select ${clubId}, ${matchId}, ${matchId}, 'ready', now(), now(), 'hash'
      from ${ofMatches} where m % 10 = 0`);
    await tx.execute(sql`insert into insights (club_id, match_id, subject, summary, ratings)
      select ${clubId}, ${matchId}, case when p < 0 then 'team' else (${playerId})::text end,
        '{"whatsWorking": [], "focusAreas": [], "suggestions": []}', '{}'
      from ${ofMatches}, generate_series(-1, ${players - 1}) p where m % 10 = 0`);
  });
  await db.execute(sql`analyze`);
}
