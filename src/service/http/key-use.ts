import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { apiKeys } from '../database/schema.ts';
import type { KeyOwner } from './key-owner.ts';

const hour = 3_600_000;

/**
 * Records the day of a key's use, for `key list`, at most once an hour per key and process. It runs beside the call, which
 * must not wait for a lock on the key's row; a failure is logged.
 */
export function keyUses(
  db: Database,
  clock: () => Date,
  logger: Pick<Logger, 'error'>,
): (owner: KeyOwner, day: string) => void {
  const written = new Map<string, number>();
  return ({ id: clubId, keyId }, lastUsed) => {
    const now = clock().getTime();
    if (now - (written.get(keyId) ?? 0) < hour) return;
    written.set(keyId, now);
    db.update(apiKeys)
      .set({ lastUsed })
      .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, keyId)))
      .catch((error: unknown) => {
        logger.error({ err: error, keyId }, 'the use of a key could not be written down');
      });
  };
}
