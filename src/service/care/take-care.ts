import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { noteInTrail, type TrailEntry } from '../database/trail.ts';
import { withinClub } from '../database/within-club.ts';

/**
 * Edits a club in a transaction, all of it or nothing, while no other edit and no adding touches the club, and adds it to the
 * trail; null for a club that is deleted with its trail. Throws CareError, and what the database throws.
 */
export function takeCare<Result>(
  db: Database,
  clubId: string,
  entry: TrailEntry | null,
  act: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return withinClub(db, clubId, async (tx) => {
    const result = await act(tx);
    if (entry !== null) await noteInTrail(tx, clubId, entry);
    await noteChange(tx, clubId);
    return result;
  });
}
