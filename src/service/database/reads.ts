import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { apiKeys, clubs, insightRuns, matches, matchRecords, players, teams } from './schema.ts';

/** The hot reads, each by a key or along an index; `hot-reads.test.ts` looks at their plans. */
export type Reads = ReturnType<typeof prepareReads>;

const clubId = sql.placeholder('clubId');
const teamId = sql.placeholder('teamId');
const matchId = sql.placeholder('matchId');
const knownTag = sql.placeholder('knownTag');

/**
 * Prepares the hot reads: their SQL is written once, and Postgres plans each once a connection. All
 * but `keyOwnerWithoutClub` take the `clubId` besides what their name says.
 */
export function prepareReads(db: Database) {
  return {
    /** By `clubId` and `hash`: the club of a key that was not revoked, and the club's revision. */
    keyOwner: selectKeyOwner(db)
      .where(and(eq(apiKeys.clubId, clubId), ofHash))
      .prepare('key_owner'),

    /** By `hash` alone, for a key that names no club: where clubs lie on many machines, all of them are asked. */
    keyOwnerWithoutClub: selectKeyOwner(db).where(ofHash).prepare('key_owner_without_club'),

    teams: db
      .select()
      .from(teams)
      .where(eq(teams.clubId, clubId))
      .orderBy(asc(teams.createdAt), asc(teams.name))
      .prepare('teams'),

    /** By `teamId`: one row where the club has that team. */
    team: db
      .select({ id: teams.id })
      .from(teams)
      .where(and(eq(teams.clubId, clubId), eq(teams.id, teamId)))
      .prepare('team'),

    /** By `teamId`, ordered by name. */
    roster: db
      .select()
      .from(players)
      .where(and(eq(players.clubId, clubId), eq(players.teamId, teamId)))
      .orderBy(asc(players.name), asc(players.id))
      .prepare('roster'),

    /** By `teamId`, newest first, with the state of each match's insights. */
    matches: db
      .select({ match: matches, runStatus: insightRuns.status })
      .from(matches)
      .leftJoin(
        insightRuns,
        and(eq(insightRuns.clubId, matches.clubId), eq(insightRuns.matchId, matches.id)),
      )
      .where(and(eq(matches.clubId, clubId), eq(matches.teamId, teamId)))
      .orderBy(desc(matches.startsAt), asc(matches.id))
      .prepare('matches'),

    /** By `matchId`, with the name of its team. */
    match: db
      .select({ match: matches, teamName: teams.name })
      .from(matches)
      .innerJoin(teams, and(eq(teams.clubId, matches.clubId), eq(teams.id, matches.teamId)))
      .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)))
      .prepare('match'),

    boxScoreReply: storedReply(db, 'box_score_reply', {
      tag: matchRecords.boxScoreTag,
      reply: matchRecords.boxScoreReply,
    }),
    playByPlayReply: storedReply(db, 'play_by_play_reply', {
      tag: matchRecords.playByPlayTag,
      reply: matchRecords.playByPlayReply,
    }),
  };
}

const ofHash = and(eq(apiKeys.hash, sql.placeholder('hash')), isNull(apiKeys.revokedAt));

function selectKeyOwner(db: Database) {
  return db
    .select({
      id: clubs.id,
      name: clubs.name,
      keyId: apiKeys.id,
      keyName: sql<string>`coalesce(${apiKeys.name}, ${apiKeys.prefix} || '…')`,
      kind: apiKeys.kind,
      revision: clubs.revision,
      endsOn: apiKeys.endsOn,
      lastUsed: apiKeys.lastUsed,
    })
    .from(apiKeys)
    .innerJoin(clubs, eq(clubs.id, apiKeys.clubId))
    .$dynamic();
}

/** By `matchId`: one row where the club has that match; its reply unless `knownTag` is its tag. */
function storedReply(
  db: Database,
  name: string,
  columns: {
    tag: typeof matchRecords.boxScoreTag | typeof matchRecords.playByPlayTag;
    reply: typeof matchRecords.boxScoreReply | typeof matchRecords.playByPlayReply;
  },
) {
  const { tag, reply } = columns;
  return db
    .select({
      tag,
      body: sql<Uint8Array | null>`case when ${tag} = ${knownTag} then null else ${reply} end`,
    })
    .from(matches)
    .leftJoin(
      matchRecords,
      and(eq(matchRecords.clubId, matches.clubId), eq(matchRecords.matchId, matches.id)),
    )
    .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)))
    .prepare(name);
}
