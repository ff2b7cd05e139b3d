import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The club, first in every key. */
export const clubId = () => uuid('club_id').notNull();
/** A moment to the millisecond. */
export const at = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
