import { hash, randomInt } from 'node:crypto';
import { composeKey, shownPrefix } from '../contract/api-key-format.ts';
import type { Database } from './database/database.ts';
import { apiKeys } from './database/schema.ts';

/** A new API key of a club, from the system's random source. It is shown once and stored only as a hash. */
export function createApiKey(clubId: string): string {
  return composeKey((limit) => randomInt(limit), clubId);
}

/**
 * The SHA-256 of a key in hex, as stored. A slow hash would add nothing: a key has 178 random
 * bits, and each call is checked.
 */
export function hashApiKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** Stores a key of a club as its hash. */
export async function storeKey(
  tx: Database,
  row: Omit<typeof apiKeys.$inferInsert, 'prefix' | 'hash'>,
  key: string,
): Promise<void> {
  await tx.insert(apiKeys).values({ ...row, prefix: shownPrefix(key), hash: hashApiKey(key) });
}
