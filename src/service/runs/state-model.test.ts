import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClubTransaction } from '../../club/store.ts';
import { type ClubTools, requireMatch, requireTeam } from '../../club/tools.ts';
import { insightResultSchema } from '../../contract/insight.ts';
import type { MatchStatus } from '../../contract/match.ts';
import { printFigure, times } from '../../testing/share.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { fillTwoClubs, type TestClub } from '../testing/two-clubs.ts';

/** The name of every player who joins in a sequence; they leave before the next. */
const joining = 'Joining Player';

const numRuns = times(30, 2_000);

/** What can happen to a match's insights, in any order. */
const steps = [
  'post',
  'regenerate',
  'the run is performed',
  'two processes perform the run',
  'the writer breaks',
  'killed while writing',
  'the match changes',
  'a player joins',
  'the match is reopened',
  'the match is completed',
] as const;
type Step = (typeof steps)[number];

/** The reference's states, modelled independently of the code under test. */
interface Model {
  status: 'not_generated' | 'generating' | 'ready' | 'failed';
  completed: boolean;
  everReady: boolean;
}

const failing: ClubTools['write'] = () => {
  throw new Error('the writer broke');
};

let database: OpenDatabase;
let ours: TestClub;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ ours } = await fillTwoClubs(database));
});
afterAll(() => database.close());

const insightReply = v.object({ data: insightResultSchema });

/** Plays one sequence against the database and the model; each step must end where the model allows. */
async function play(sequence: readonly Step[]) {
  const { club, teamId, completed: matchId } = ours;
  const address = { clubId: club.id, matchId };
  const clubs = openTestClubs(database, { write: writePlainly });
  const { engine, store } = clubs;
  const change = (work: (tx: ClubTransaction) => Promise<void>) => store.transact(club.id, work);
  const setStatus = (status: MatchStatus) =>
    change(async (tx) => {
      const match = await requireMatch(tx, matchId);
      await tx.put('match', matchId, { ...match, row: { ...match.row, status } });
    });
  await change(async (tx) => {
    await tx.remove('run', matchId);
    await tx.remove('texts', matchId);
    const team = await requireTeam(tx, teamId);
    const roster = team.roster.filter(({ name }) => name !== joining);
    await tx.put('team', teamId, { ...team, roster });
  });
  await setStatus('completed');
  const model: Model = { status: 'not_generated', completed: true, everReady: false };

  const ask = async (method: string, query = '') => {
    const path = `/v1/matches/${matchId}/insights${query}`;
    const { text } = await engine.answer({ clubId: club.id, method, path, language: null });
    return v.parse(insightReply, JSON.parse(text)).data;
  };
  const runId = () => store.read(club.id, async (tx) => (await tx.get('run', matchId))?.runId);
  const post = async (query = '') => {
    const before = await runId();
    await ask('POST', query);
    if ((await runId()) === before) return;
    expect(model.completed && model.status !== 'generating', 'a run started when none may').toBe(
      true,
    );
    model.status = 'generating';
  };
  const perform = async (...each: ClubTools['write'][]) => {
    await Promise.all(
      each.map((write) => openTestClubs(database, { write }).engine.takeUpRun(address)),
    );
    if (model.status !== 'generating') return;
    model.status = each.includes(failing) || !model.completed ? 'failed' : 'ready';
    model.everReady ||= model.status === 'ready';
  };
  const act: Record<Step, () => Promise<unknown>> = {
    post: () => post(),
    regenerate: () => post('?regenerate=true'),
    'the run is performed': () => perform(writePlainly),
    'two processes perform the run': () => perform(writePlainly, writePlainly),
    'the writer breaks': () => perform(failing),
    'killed while writing': async () => {
      // The process ends when all is written but the commit.
      const killed = database.db.transaction(async (tx) => {
        const within = openTestClubs({ ...database, db: tx }, { write: writePlainly });
        await within.engine.takeUpRun(address);
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
    },
    'the match changes': () =>
      change(async (tx) => {
        const match = await requireMatch(tx, matchId);
        await tx.put('match', matchId, { ...match, contentHash: randomUUID() });
      }),
    'a player joins': () =>
      change(async (tx) => {
        const team = await requireTeam(tx, teamId);
        const roster = [...team.roster, { playerId: randomUUID(), name: joining }];
        await tx.put('team', teamId, { ...team, roster });
      }),
    'the match is reopened': async () => {
      await setStatus('live');
      model.completed = false;
    },
    'the match is completed': async () => {
      await setStatus('completed');
      model.completed = true;
    },
  };
  for (const step of sequence) {
    await act[step]();
    const { status } = await ask('GET');
    expect(status, step).toBe(model.completed ? model.status : 'unavailable');
    const texts = await store.read(club.id, (tx) => tx.get('texts', matchId));
    expect(texts !== undefined, `text after ${step}`).toBe(model.everReady);
  }
}

test('only legal transitions of insights, through kills and several processes', {
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
