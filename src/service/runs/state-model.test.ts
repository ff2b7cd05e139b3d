import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, startsRun } from '../../insights/state.ts';
import { printFigure, times } from '../../testing/share.ts';
import type { OpenDatabase } from '../database/open.ts';
import { insightRuns, insights, matches, players } from '../database/schema.ts';
import { openInMemory } from '../testing/databases.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { fillTwoClubs, type TestClub, testNow } from '../testing/two-clubs.ts';
import { readInsights } from './read-insights.ts';
import { failRun, type InsightWriter, performRun, type RunJob, runsUnderWay } from './runner.ts';
import { startRun } from './start-run.ts';

/** The name of every player who joins in a sequence; they leave before the next. */
const joining = 'Joining Player';

const numRuns = times(30, 2_000);

/** What can happen to a match's insights, in any order. */
const steps = [
  'post',
  'regenerate',
  'perform the newest job',
  'perform any job',
  'the writer breaks',
  'killed while writing',
  'restart',
  'the match changes',
  'a player joins',
  'the match is reopened',
  'the match is completed',
] as const;
type Step = (typeof steps)[number];

/** What the reference's states allow, told apart from the code under test. */
interface Model {
  status: 'not_generated' | 'generating' | 'ready' | 'failed';
  completed: boolean;
  everReady: boolean;
}

const failing: InsightWriter = () => {
  throw new Error('the writer broke');
};

let database: OpenDatabase;
let ours: TestClub;
beforeAll(async () => {
  database = await openInMemory();
  ({ ours } = await fillTwoClubs(database.db, randomUUID));
});
afterAll(() => database.close());

/** Plays one sequence against the database and the model; each step must end where the model allows. */
async function play(sequence: readonly Step[]) {
  const { db } = database;
  const clubId = ours.club.id;
  const matchId = ours.completed;
  const ofMatch = and(eq(insights.clubId, clubId), eq(insights.matchId, matchId));
  await db.delete(insights).where(ofMatch);
  await db.delete(players).where(eq(players.name, joining));
  await db.delete(insightRuns).where(eq(insightRuns.matchId, matchId));
  await db.update(matches).set({ status: 'completed' }).where(eq(matches.id, matchId));
  const jobs: RunJob[] = [];
  const model: Model = { status: 'not_generated', completed: true, everReady: false };
  const clock = () => testNow;

  const look = async () => {
    const reading = await readInsights(db, { clubId, matchId, playerId: null });
    if (reading.found !== 'insights') throw new Error('the match is gone');
    return reading;
  };
  const post = async (regenerate: boolean) => {
    const seen = await look();
    if (!startsRun(seen.snapshot, regenerate)) return;
    const enqueue = async (_: unknown, job: RunJob) => void jobs.push(job);
    const runId = randomUUID();
    const seenRunId = seen.snapshot.run?.runId ?? null;
    await startRun(
      db,
      { enqueue, wake: () => {} },
      { clubId, matchId, runId, startedAt: testNow, seenRunId },
    );
    expect(model.completed && model.status !== 'generating', 'a run started where none may').toBe(
      true,
    );
    model.status = 'generating';
  };
  const perform = async (job: RunJob | undefined, write: InsightWriter) => {
    if (job === undefined) return;
    const isCurrent = job === jobs.at(-1) && model.status === 'generating';
    let outcome: string;
    try {
      outcome = await performRun(db, clock, job, write);
    } catch (error) {
      if (write !== failing) throw error;
      await failRun(db, job);
      outcome = 'failed';
    }
    if (!isCurrent) return;
    expect(outcome).toBe(write === failing || !model.completed ? 'failed' : 'ready');
    model.status = outcome === 'ready' ? 'ready' : 'failed';
    model.everReady ||= outcome === 'ready';
  };
  const act: Record<Step, () => Promise<unknown>> = {
    post: () => post(false),
    regenerate: () => post(true),
    'perform the newest job': () => perform(jobs.at(-1), writePlainly),
    'perform any job': () => perform(jobs[Math.floor(jobs.length / 2)], writePlainly),
    'the writer breaks': () => perform(jobs.at(-1), failing),
    'killed while writing': async () => {
      const job = jobs.at(-1);
      if (job === undefined || model.status !== 'generating' || !model.completed) return;
      // The process goes when all is written but the commit.
      const killed = db.transaction(async (tx) => {
        await performRun(tx, clock, job, writePlainly);
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
    },
    restart: async () => {
      for (const job of await runsUnderWay(db)) {
        if (job.matchId === matchId) await perform(jobs.at(-1), writePlainly);
      }
    },
    'the match changes': () =>
      db.update(matches).set({ contentHash: randomUUID() }).where(eq(matches.id, matchId)),
    'a player joins': () =>
      db.insert(players).values({
        clubId,
        teamId: ours.teamId,
        id: randomUUID(),
        name: joining,
        normalisedName: randomUUID(),
        createdAt: testNow,
      }),
    'the match is reopened': async () => {
      await db.update(matches).set({ status: 'live' }).where(eq(matches.id, matchId));
      model.completed = false;
    },
    'the match is completed': async () => {
      await db.update(matches).set({ status: 'completed' }).where(eq(matches.id, matchId));
      model.completed = true;
    },
  };
  for (const step of sequence) {
    await act[step]();
    const { snapshot, subject } = await look();
    const result = resultOf(snapshot, subject, 'en');
    expect(result.status, step).toBe(model.completed ? model.status : 'unavailable');
    const written = await db.select({ subject: insights.subject }).from(insights).where(ofMatch);
    expect(written.length > 0, `text after ${step}`).toBe(model.everReady);
  }
}

test('only legal transitions of insights, through kills, restarts and late jobs', {
  timeout: 900_000,
}, async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 25 }),
      async (sequence) => {
        played += 1;
        await play(sequence);
      },
    ),
    { numRuns },
  );
  printFigure('only legal insight transitions', `${played} sequences`, '2,000');
});
