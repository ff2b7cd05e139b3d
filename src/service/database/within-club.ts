import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Does some work on a club in a transaction of its own, all of it or nothing, while no other adding and no act of care
 * changes the same club. `noteChange` is the work's. Throws what it throws.
 */
export function withinClub<Result>(
  db: Database,
  clubId: string,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clubId}, 0))`);
    return await work(tx);
  });
}
