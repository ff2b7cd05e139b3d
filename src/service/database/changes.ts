import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { club } from './document-tables.ts';

/** The channel on which an embedded database reports changed clubs to its process. */
export const changeChannel = 'club_changed';

/**
 * Gives a club another revision, so that no answer from memory outlives the change of a document or a key. It is the last
 * statement of a transaction: the club's row is then locked after every other, so that no two transactions wait for each other.
 */
export async function noteChange(tx: Database, clubId: string): Promise<void> {
  await tx.update(club).set({ revision: randomUUID() }).where(eq(club.clubId, clubId));
  // Heard at the commit. On a shared Postgres nobody listens, and a notification would make commits wait in line.
  await tx.execute(
    sql`select pg_notify(${changeChannel}, ${clubId}) where current_setting('boxout.listens', true) = 'on'`,
  );
}
