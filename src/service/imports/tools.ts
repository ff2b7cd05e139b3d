import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { LookSource } from '../../match-files/look-at-matches.ts';
import type { ReadingTools } from '../../match-files/read-files.ts';
import type { Database } from '../database/database.ts';
import { teams } from '../database/schema.ts';
import { holdPacked } from './held-matches.ts';
import { readRoster } from './read-roster.ts';
import { contentReader, outlinesOf } from './stored-contents.ts';

/** How this process reads match files. */
export const readingTools: ReadingTools = {
  decode: (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes),
  hash: (bytes) => createHash('sha256').update(bytes).digest('base64'),
  hold: holdPacked,
  nextTurn,
};

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
