import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { withinClub } from '../database/within-club.ts';

/**
 * Does one act of care in a transaction of its own, all of it or nothing, while no other one and no adding touches the club.
 * Throws CareError, and what the database throws.
 */
export function takeCare<Result>(
  db: Database,
  clubId: string,
  act: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return withinClub(db, clubId, async (tx) => {
    const result = await act(tx);
    await noteChange(tx, clubId);
    return result;
  });
}
