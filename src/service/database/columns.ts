import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/* The columns that many tables have. */

/** The club, the first column of every table's key. */
export const clubId = () => uuid('club_id').notNull();

/** A moment, to the millisecond. */
export const at = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
