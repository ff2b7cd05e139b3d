import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Erasure } from '../../contract/edits.ts';
import type { Database, OpenDatabase, Waiting } from './database.ts';
import { isDiskFull } from './disk-full.ts';
import { deleteOldBackup } from './old-backup.ts';
import { dueRewritings } from './schema.ts';

/** Notes in the erasing transaction that the database's files have to be rewritten. */
export async function noteErasure(tx: Database, clubId: string): Promise<void> {
  await tx.insert(dueRewritings).values({ clubId, id: randomUUID() }).onConflictDoNothing();
}

/** Pauses between two tries while a caller waits, in milliseconds. */
const pauses = { first: 100, longest: 2_000 };

/** Rewrites the database's files after erasures. */
export function createRewriting(
  { db, startRewriting }: Pick<OpenDatabase, 'db' | 'startRewriting'>,
  onFailure: (error: unknown) => void,
) {
  let batch: { ids: string; proceed: () => Promise<Waiting | null> } | null = null;
  let waitsFor: Waiting | null = null;
  let underWay: Promise<void> | null = null;

  async function tryOnce(): Promise<void> {
    const due = await db.select().from(dueRewritings).orderBy(dueRewritings.id);
    const ids = due.map(({ id }) => id).join();
    // A rewriting that has begun does not include erasures since then.
    if (batch?.ids !== ids) batch = ids === '' ? null : { ids, proceed: startRewriting() };
    waitsFor = batch === null ? null : await batch.proceed();
    if (waitsFor !== null) return;
    batch = null;
    const path = due.length > 0 ? await deleteOldBackup(db) : null;
    if (path !== null)
      onFailure(new Error(`${path} was moved and has the erased names: delete it`));
    for (const { clubId, id } of due) {
      const own = and(eq(dueRewritings.clubId, clubId), eq(dueRewritings.id, id));
      await db.delete(dueRewritings).where(own);
    }
  }

  /** Tries once, or joins the try in progress. Never throws: a failed rewriting stays pending. */
  function proceed(): Promise<void> {
    underWay ??= tryOnce()
      .catch((error: unknown) => {
        onFailure(error);
        waitsFor = isDiskFull(error) ? 'space' : null;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  /** Whether the files may still hold names that a club has erased; without `clubId` any club. */
  async function state(clubId?: string): Promise<Erasure> {
    const own = clubId === undefined ? undefined : eq(dueRewritings.clubId, clubId);
    if ((await db.$count(dueRewritings, own)) === 0) return { files: 'rewritten' };
    const reason = waitsFor === null || waitsFor === 'turn' ? {} : { waitsFor };
    return { files: 'due', ...reason };
  }

  return {
    proceed,
    state,
    /** Has the files rewritten and returns the state after at most so many milliseconds, or at once if the disk is full. */
    async finish(milliseconds: number, clubId?: string): Promise<Erasure> {
      const until = performance.now() + milliseconds;
      for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
        const left = () => Math.max(0, until - performance.now());
        await Promise.race([proceed(), wait(left(), undefined, { ref: false })]);
        const found = await state(clubId);
        if (found.files === 'rewritten' || found.waitsFor === 'space' || left() === 0) return found;
        await wait(Math.min(pause, left()));
      }
    },
  };
}
