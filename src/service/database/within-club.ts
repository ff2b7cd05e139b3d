import { sql } from 'drizzle-orm';
import { noteChange } from './changes.ts';
import type { Database } from './database.ts';

/**
 * Changes rows of a club in a transaction of its own, all of it or nothing, while no other adding and no act of care
 * changes the same club. Throws what the work throws.
 */
export function withinClub<Result>(
  db: Database,
  clubId: string,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clubId}, 0))`);
    const result = await work(tx);
    await noteChange(tx, clubId);
    return result;
  });
}
