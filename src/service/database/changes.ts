import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { clubs } from './schema.ts';

/** The channel on which an embedded database reports changed clubs to its process. */
export const changeChannel = 'club_changed';

/**
 * Gives a club a new revision, so that no answer from memory outlives the change of a row. Call it once in every
 * transaction that changes rows of the club, as its last statement: the club's row is then locked after every other, so
 * that no two transactions wait for each other.
 */
export async function noteChange(tx: Database, clubId: string): Promise<void> {
  await tx.update(clubs).set({ revision: randomUUID() }).where(eq(clubs.id, clubId));
  // Heard at the commit. On a shared Postgres nobody listens, and a notification would make commits wait in line.
  await tx.execute(
    sql`select pg_notify(${changeChannel}, ${clubId}) where current_setting('boxout.listens', true) = 'on'`,
  );
}
