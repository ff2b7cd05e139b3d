import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ClubAct } from '../../club/store.ts';
import type { Trail } from '../../contract/edits.ts';
import type { Database } from './database.ts';
import { trail } from './schema.ts';

const keptYears = 2;

/** Adds an act to the trail of a club, and deletes entries older than two years. */
export async function noteInTrail(
  tx: Database,
  clubId: string,
  { act, by, at, count = 1 }: ClubAct & { at: Date },
): Promise<void> {
  await tx
    .insert(trail)
    .values({ clubId, day: dayOf(at), act, madeBy: by, count, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [trail.clubId, trail.day, trail.act, trail.madeBy],
      set: { count: sql`${trail.count} + excluded.count`, lastAt: at },
    });
  const oldest = new Date(at);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - keptYears);
  await tx.delete(trail).where(and(eq(trail.clubId, clubId), lt(trail.day, dayOf(oldest))));
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The trail of a club, latest first. */
export async function readTrail(db: Database, clubId: string): Promise<Trail> {
  const rows = await db
    .select()
    .from(trail)
    .where(eq(trail.clubId, clubId))
    .orderBy(desc(trail.lastAt), trail.act, trail.madeBy);
  return {
    entries: rows.map(({ act, madeBy, count, firstAt, lastAt }) => ({
      act,
      by: madeBy === '' ? null : madeBy,
      count,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
}
