import { and, eq } from 'drizzle-orm';
import { liveMatchAt } from '../../league/live-match.ts';
import { noteChange } from '../database/changes.ts';
import type { OpenDatabase } from '../database/open.ts';
import { matches } from '../database/schema.ts';
import { storeMatch } from '../imports/store-match.ts';

/** Milliseconds between two states of the match: a page asks every twenty seconds. */
const pause = 10_000;

export interface RecorderOptions {
  database: OpenDatabase;
  clock: () => Date;
  clubId: string;
  seed: number;
}

/**
 * The recorder at the demo's match under way: the returned function stores the match as it stands, as a recorder in the
 * hall would, unless it did so in the last ten seconds. Call it before an answer is made, so that nothing is written
 * while nobody looks. Does nothing where the demo club has no such match any more. Throws what the database throws.
 */
export function recordLiveMatch({
  database: { db },
  clock,
  clubId,
  seed,
}: RecorderOptions): () => Promise<void> {
  let latest = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> = Promise.resolve();
  const record = async (now: Date) => {
    const { team, record } = liveMatchAt(seed, now);
    const matchDay = (record.fixture.startsAt ?? now.toISOString()).slice(0, 10);
    await db.transaction(async (tx) => {
      const [stored] = await tx
        .select({ status: matches.status })
        .from(matches)
        .where(and(eq(matches.clubId, clubId), eq(matches.id, record.id)));
      if (stored?.status !== 'live') return;
      const { outcome } = await storeMatch(tx, { clubId, team, matchDay }, record);
      if (outcome !== 'unchanged') await noteChange(tx, clubId);
    });
  };
  return () => {
    const now = clock();
    if (now.getTime() - latest >= pause) {
      latest = now.getTime();
      underWay = record(now);
    }
    return underWay;
  };
}
