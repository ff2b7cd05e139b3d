import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, ne } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import { erasedName, type OneTeam } from '../../match-files/care/erased.ts';
import type { LookSource } from '../../match-files/look-at-matches.ts';
import type { Roster } from '../../match-files/new-players.ts';
import type { ReadingTools } from '../../match-files/read-files.ts';
import type { Database } from '../database/database.ts';
import { players, teams } from '../database/schema.ts';
import { otherNames } from './other-names.ts';
import { readInWorker } from './reading-workers.ts';
import { contentReader, outlinesOf } from './stored-contents.ts';

/** How this process reads a club's match files: in a worker thread. */
export const readingTools = (clubId: string): ReadingTools => ({
  hash: (bytes) => createHash('sha256').update(bytes).digest('base64'),
  read: (files, isEnd) => readInWorker(clubId, { files, isEnd }),
  nextTurn,
});

/** What the database has of a club, for looking at match files. */
export function lookSource(db: Database, clubId: string): LookSource {
  return {
    teams: async () =>
      db
        .select({ id: teams.id, name: teams.name })
        .from(teams)
        .where(eq(teams.clubId, clubId))
        .orderBy(teams.createdAt, teams.id),
    outlines: (teamId) => outlinesOf(db, { clubId, teamId }),
    roster: (teamId) => readRoster(db, { clubId, teamId }),
    content: contentReader(db, clubId),
    nextTurn,
  };
}

/** A team's roster without those whose names were erased; each name is asked for once, since telling erased ones is slow. */
async function readRoster(db: Database, team: OneTeam): Promise<Roster> {
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      normalisedName: players.normalisedName,
      number: players.number,
    })
    .from(players)
    .where(
      and(
        eq(players.clubId, team.clubId),
        eq(players.teamId, team.teamId),
        ne(players.normalisedName, erasedName.comparable),
      ),
    );
  const asked = new Set<string>();
  const known = new Map<string, string>();
  return {
    players: rows,
    async otherNames(names) {
      const fresh = names.map(normalisedName).filter((name) => !asked.has(name));
      if (fresh.length === 0) return known;
      for (const name of fresh) asked.add(name);
      for (const [name, id] of await otherNames(db, team, fresh)) known.set(name, id);
      return known;
    },
  };
}
