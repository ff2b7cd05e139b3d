import { randomUUID } from 'node:crypto';
import type { ClubTools } from '../../src/club/tools.ts';
import { writeInsights } from '../../src/insights/write-insights.ts';
import { createApiKey } from '../../src/service/api-key.ts';
import { openClubs } from '../../src/service/clubs.ts';
import { openDatabase } from '../../src/service/database/open.ts';
import { atMost, type Bench, createNotes, type Goal } from './goals.ts';

/**
 * A run of a match whose season was read before, against the cost of a run itself: the same run with a writer that returns
 * the stored insights. On the embedded database, whose work counts as this process's.
 */
export async function benchInsights({ folder: dataDir, undo }: Bench): Promise<Goal[]> {
  const database = await openDatabase({ dataDir });
  undo.push(() => database.close());
  let writing: ClubTools['write'] = writeInsights;
  const { engine, store } = openClubs(database, {
    clock: () => new Date(),
    newId: randomUUID,
    newKey: createApiKey,
    logger: console,
    performsRuns: false,
    write: (input) => writing(input),
  });
  const { id: clubId } = await engine.lookAround();
  const matches = await store.read(clubId, (tx) => tx.list('match'));
  const latest = matches
    .map(({ row }) => row)
    .filter(({ status }) => status === 'completed')
    .sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
    .slice(0, 24);
  const { note, of } = createNotes();
  for (const { id: matchId } of latest) {
    let written: ReturnType<ClubTools['write']> | undefined;
    const stored: ClubTools['write'] = (input) => {
      written ??= writeInsights(input);
      return written;
    };
    const writers = { first: stored, machinery: stored, whole: writeInsights };
    for (const [name, writer] of Object.entries(writers)) {
      writing = writer;
      const path = `/v1/matches/${matchId}/insights?regenerate=true`;
      await engine.perform({ clubId, method: 'POST', path, language: null });
      const before = process.cpuUsage();
      await engine.takeUpRun({ clubId, matchId });
      const { user, system } = process.cpuUsage(before);
      const run = await store.read(clubId, (tx) => tx.get('run', matchId));
      if (run?.status !== 'ready') throw new Error(`A run ended ${run?.status}`);
      note(name, (user + system) / 1_000);
    }
  }
  const what = 'insight run, team and players in two languages, season read before';
  const beside = ` (${of('whole').toFixed(0)} ms)`;
  return [atMost(what, [6, '× its machinery'], of('whole') / of('machinery'), beside)];
}
