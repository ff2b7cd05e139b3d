import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database or a transaction, for either driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /**
   * Begins to rewrite the tables with people's names, so that their files hold nothing that was changed or deleted; of an
   * embedded database also its log. Each call of the function returned is one try, and returns what the next one waits for;
   * null once all is rewritten. A Postgres server's log and copies are out of reach.
   */
  startRewriting(): () => Promise<Waiting | null>;
  /** Calls back after each transaction that may have changed rows, before it resolves; null for Postgres, which other processes write to. */
  onChange: ((listener: () => void) => void) | null;
  /** Whether nothing was heard of the database for some seconds, asked or not. */
  isSilent(): boolean;
  /** Whether the disk is too full to write. */
  isFull(): Promise<boolean>;
  close(): Promise<void>;
}

/** Why files are not rewritten yet: older readers, a full disk, or another process' turn. */
export type Waiting = 'readers' | 'space' | 'turn';
