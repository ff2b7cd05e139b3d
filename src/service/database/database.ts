import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database, or a transaction of it, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
