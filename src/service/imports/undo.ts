import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lastAdditions, type Undo } from '../database/schema.ts';

const joined = <Item>(before: readonly Item[] = [], more: readonly Item[] = []) => [
  ...before,
  ...more,
];

/** Rows as JSON, but for the stored replies, which are made of them. */
export interface PackedRows {
  match: Record<string, unknown>;
  record: Record<string, unknown>;
}

/** Packs the rows of a match. */
export function packRows(rows: PackedRows): string {
  return deflateRawSync(JSON.stringify(rows)).toString('base64');
}

/** The rows as they were packed; moments are texts again. */
export function unpackRows(packed: string): PackedRows {
  // Only `packRows` makes such texts.
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8')) as PackedRows;
}

/**
 * Adds to what undoing an adding takes. Call it in the transaction that stores the match, so that a process that ends in
 * the middle leaves what was stored to be undone.
 */
export async function rememberForUndo(
  tx: Database,
  adding: { clubId: string; addingId: string; addedAt: Date },
  part: Partial<Omit<Undo, 'addingId'>>,
): Promise<void> {
  const { clubId, addingId, addedAt } = adding;
  const [last] = await tx
    .select({ undo: lastAdditions.undo })
    .from(lastAdditions)
    .where(eq(lastAdditions.clubId, clubId));
  const before = last?.undo.addingId === addingId ? last.undo : null;
  const undo = {
    addingId,
    added: joined(before?.added, part.added),
    replaced: joined(before?.replaced, part.replaced),
    players: joined(before?.players, part.players),
    teams: joined(before?.teams, part.teams),
    names: joined(before?.names, part.names),
  };
  await tx
    .insert(lastAdditions)
    .values({ clubId, addedAt, undo })
    .onConflictDoUpdate({ target: lastAdditions.clubId, set: { addedAt, undo } });
}
