import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction, for either driver. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /**
   * Begins to rewrite the files of tables with people's names, so that they hold no changed or deleted rows; of an embedded
   * database also its log. Each call of the returned function is a try, and returns what the next one waits for; null once all
   * is rewritten. A Postgres server's log and copies are out of reach.
   */
  startRewriting(): () => Promise<Waiting | null>;
  /** Calls back after each transaction that may have changed rows, before it resolves; null for Postgres, which other processes change too. */
  onChange: ((listener: () => void) => void) | null;
  /** Whether the database answered nobody for some seconds. */
  isSilent(): boolean;
  /** Whether the disk is too full to write. */
  isFull(): Promise<boolean>;
  close(): Promise<void>;
}

/** Why files are not rewritten yet: older readers, a full disk, or another process' turn. */
export type Waiting = 'readers' | 'space' | 'turn';
