import { sql } from 'drizzle-orm';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';

/**
 * Does one act of care in a transaction of its own, all of it or nothing, while no other act of care touches the club.
 * Throws CareError, and what the database throws.
 */
export function takeCare<Result>(
  db: Database,
  clubId: string,
  act: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${clubId}, 0))`);
    const result = await act(tx);
    await noteChange(tx, clubId);
    return result;
  });
}
