import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import { apiKeys } from '../database/schema.ts';
import type { KeyOwner } from './key-owner.ts';

const hour = 3_600_000;

/**
 * Writes down on which day a key was used, for `key list`; at most once an hour a key and process, whatever becomes of
 * it. A call does not fail because this could not be written: it is logged.
 */
export function keyUses(
  db: Database,
  clock: () => Date,
  logger: Pick<Logger, 'error'>,
): (owner: KeyOwner, day: string) => Promise<void> {
  const written = new Map<string, number>();
  return async ({ id: clubId, keyId }, lastUsed) => {
    const now = clock().getTime();
    if (now - (written.get(keyId) ?? 0) < hour) return;
    written.set(keyId, now);
    try {
      await db
        .update(apiKeys)
        .set({ lastUsed })
        .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, keyId)));
    } catch (error) {
      logger.error({ err: error, keyId }, 'the use of a key could not be written down');
    }
  };
}
