import { and, eq } from 'drizzle-orm';
import { AddingError } from '../../match-files/adding/adding-error.ts';
import { deleteMatches, removePlayers } from '../care/match.ts';
import { forgetName } from '../care/split-player.ts';
import { makeStale } from '../care/touched-matches.ts';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { lastAdditions, matches, players, teams } from '../database/schema.ts';
import { noteInTrail } from '../database/trail.ts';
import { withinClub } from '../database/within-club.ts';
import { putBack } from './rows-for-undo.ts';

/** The last adding of a club; null where there is none that can be undone. */
export async function lastAdding(
  db: Database,
  clubId: string,
): Promise<{ addedAt: string; added: number; replaced: number } | null> {
  const [last] = await db
    .select({ addedAt: lastAdditions.addedAt, undo: lastAdditions.undo })
    .from(lastAdditions)
    .where(eq(lastAdditions.clubId, clubId));
  if (last === undefined) return null;
  const { added, replaced } = last.undo;
  return {
    addedAt: last.addedAt.toISOString(),
    added: added.length,
    replaced: replaced.length,
  };
}

/**
 * Takes the last adding back, all of it or nothing: new matches go, replaced and moved ones are as before, and players and
 * teams that came with them go where nothing else names them. Throws AddingError where there is none, or where one that
 * was replaced has been cared for since.
 */
export function undoAdding(
  db: Database,
  clubId: string,
  done: { by: string; at: Date },
): Promise<{ matches: number }> {
  return withinClub(db, clubId, async (tx) => {
    const [last] = await tx
      .select({ undo: lastAdditions.undo })
      .from(lastAdditions)
      .where(eq(lastAdditions.clubId, clubId));
    if (last === undefined) {
      throw new AddingError(
        'refused',
        'There is no adding to undo: none was made, it was undone, or its matches were changed since',
      );
    }
    const { undo } = last;
    await tx.delete(lastAdditions).where(eq(lastAdditions.clubId, clubId));
    const added = undo.added.map(({ matchId }) => matchId);
    await deleteMatches(tx, clubId, added);
    // The latest first: of a match that was moved and replaced the oldest rows stay.
    const moved: string[] = [];
    for (const row of undo.replaced.toReversed()) {
      if (await putBack(tx, clubId, row)) moved.push(row.matchId);
    }
    await makeStale(tx, clubId, moved);
    for (const name of undo.names) await forgetName(tx, { clubId, ...name });
    await removePlayers(tx, clubId, undo.players);
    await removeTeams(tx, clubId, undo.teams);
    const count = added.length + undo.replaced.length;
    await noteInTrail(tx, clubId, { ...done, act: 'undone', count });
    await noteChange(tx, clubId);
    return { matches: count };
  });
}

/** Those that have neither matches nor players. */
async function removeTeams(tx: Database, clubId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const used = await Promise.all(
      [matches, players].map((table) =>
        tx
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.clubId, clubId), eq(table.teamId, id)))
          .limit(1),
      ),
    );
    if (used.flat().length > 0) continue;
    await tx.delete(teams).where(and(eq(teams.clubId, clubId), eq(teams.id, id)));
  }
}
