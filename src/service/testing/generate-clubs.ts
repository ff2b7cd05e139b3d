import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { MatchRecord } from '../../basketball/match-record.ts';
import { outlineOf } from '../../club/tools.ts';
import { composeKey } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { Database } from '../database/database.ts';

/** How much to generate: `clubs` × `teams` × `matches` of a team, each team with `players`. */
export interface Extent {
  clubs: number;
  teams: number;
  matches: number;
  players: number;
}

/** What every generated match has on record. */
const record: Pick<MatchRecord, 'fixture' | 'matchSheet' | 'events'> = {
  fixture: {
    startsAt: null,
    status: 'completed',
    homeAway: 'home',
    opponent: { id: '', name: 'Opponent' },
    regulationPeriods: 4,
    periodMinutes: 10,
    overtimeMinutes: 5,
  },
  matchSheet: { team: [], opponent: [] },
  events: [],
};

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
  sql`overlay(overlay(md5(${name}) placing '3' from 13) placing '8' from 17)::uuid::text`;

/** A moment as documents have it. */
const moment = (at: SQL) => sql`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Two empty texts, one a language. */
const written = `{"summary": {"whatsWorking": [], "focusAreas": [], "suggestions": []}, "ratings": {}}`;
const inLanguages = sql.raw(`'{"en": ${written}, "es": ${written}}'::json`);

/**
 * Fills an empty database with clubs that are all alike, by INSERT … SELECT in the server itself: each
 * match has the record above and, for one in ten, written insights. Then has the tables analysed.
 */
export async function generateClubs(
  db: Database,
  { clubs, teams, matches, players }: Extent,
): Promise<void> {
  const { fixture, matchSheet, events } = record;
  const ofClubs = sql`generate_series(0, ${clubs - 1}) c`;
  const ofTeams = sql`${ofClubs}, generate_series(0, ${teams - 1}) t`;
  const ofMatches = sql`${ofTeams}, generate_series(0, ${matches - 1}) m`;
  const ofPlayers = sql`generate_series(0, ${players - 1}) p`;
  const clubId = idIn(sql`'club ' || c`);
  const teamId = idIn(sql`'team ' || c || ' ' || t`);
  const matchId = idIn(sql`'match ' || c || ' ' || t || ' ' || m`);
  const playerId = idIn(sql`'player ' || c || ' ' || t || ' ' || p`);
  const startsAt = sql`timestamptz '2026-01-01 18:00Z' - m * interval '3 days'`;
  const now = moment(sql`now()`);
  const hashes = Array.from({ length: clubs }, (_, club) => hashApiKey(generatedKey(club)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const json = (value: object) => sql`${JSON.stringify(value)}::json`;
    await tx.execute(sql`create temporary table template on commit drop as
      select ${json(fixture)} as fixture, ${json(matchSheet)} as sheet, ${json(events)} as events,
        ${json(outlineOf(matchSheet))} as outline`);
    const insert = (kind: string, id: SQL, document: SQL, of: SQL, more = sql``, value = sql``) =>
      tx.execute(sql`insert into ${sql.identifier(kind)} (club_id, id, document${more})
        select ${clubId}, ${id}, json_build_object(${document}, 'v', 1)${value} from ${of}`);
    await insert(
      'club',
      clubId,
      sql`'id', ${clubId}, 'name', 'Club ' || c, 'madeAt', ${now}`,
      ofClubs,
      sql`, revision`,
      sql`, gen_random_uuid()`,
    );
    await tx.execute(sql`insert into api_keys (club_id, id, prefix, hash, created_at)
      select ${clubId}, (${clubId})::uuid, 'generated', hash, now()
      from json_array_elements_text(${JSON.stringify(hashes)}::json) with ordinality hashes (hash, n),
        lateral (select n - 1) numbered (c)`);
    await insert(
      'team',
      teamId,
      sql`'id', ${teamId}, 'name', 'Team ' || t, 'madeAt', ${now}, 'otherNames', '{}'::json, 'roster',
        (select json_agg(json_build_object('playerId', ${playerId}, 'name', 'Player ' || p)) from ${ofPlayers})`,
      ofTeams,
    );
    await insert(
      'match',
      matchId,
      sql`'row', json_build_object('clubId', ${clubId}, 'id', ${matchId}, 'teamId', ${teamId},
          'startsAt', ${moment(startsAt)}, 'hourKnown', true, 'matchDay', (${startsAt})::date,
          'status', 'completed', 'competition', null, 'round', null, 'venue', null, 'homeAway', 'home',
          'opponentId', ${matchId}, 'opponentName', 'Opponent ' || m,
          'normalisedOpponent', 'opponent ' || m, 'regulationPeriods', 4, 'periodMinutes', 10,
          'overtimeMinutes', 5, 'attendance', null, 'officials', null,
          'score', '{"team": 71, "opponent": 68}'::json,
          'periods', '[{"team": 71, "opponent": 68}]'::json),
        'contentHash', 'hash', 'sheet', outline`,
      sql`${ofMatches}, template`,
      sql`, team_id`,
      sql`, ${teamId}`,
    );
    await insert(
      'record',
      matchId,
      sql`'id', ${matchId}, 'fixture', fixture, 'matchSheet', sheet, 'events', events`,
      sql`${ofMatches}, template`,
    );
    await insert(
      'run',
      matchId,
      sql`'matchId', ${matchId}, 'runId', ${matchId}, 'status', 'ready', 'startedAt', ${now},
        'generatedAt', ${now}, 'generatedFrom', 'hash'`,
      sql`${ofMatches} where m % 10 = 0`,
    );
    await insert(
      'texts',
      matchId,
      sql`'team', ${inLanguages}, 'players',
        (select json_object_agg(${playerId}, ${inLanguages}) from ${ofPlayers})`,
      sql`${ofMatches} where m % 10 = 0`,
    );
  });
  await db.execute(sql`analyze`);
}
