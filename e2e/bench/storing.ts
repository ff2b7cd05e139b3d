import { join } from 'node:path';
import { writeInsights } from '../../src/insights/write-insights.ts';
import { commandsAt } from '../../src/service/admin/testing/commands.ts';
import { openClubs } from '../../src/service/clubs.ts';
import { openDatabase } from '../../src/service/database/open.ts';
import { seasonFiles } from '../fixtures/device.ts';
import { type Bench, createNotes, type Goal } from './goals.ts';

/** Measures insights runs and match files with the embedded database, whose work counts as this process's. */
export async function benchStoring(bench: Bench): Promise<Goal[]> {
  return [await measureRun(bench), ...(await measureFiles(bench))];
}

/** Processor time of runs after their season was read, as a multiple of the time without writing the texts. */
async function measureRun({ folder, undo }: Bench): Promise<Goal> {
  const database = await openDatabase({ dataDir: join(folder, 'runs') });
  undo.push(() => database.close());
  let writing = 0;
  const { engine, store } = openClubs(database, {
    logger: console,
    performsRuns: false,
    write: (input) => {
      const before = processorTime();
      const texts = writeInsights(input);
      writing += processorTime() - before;
      return texts;
    },
  });
  const { id: clubId } = await engine.lookAround();
  const matches = await store.read(clubId, (tx) => tx.list('match'));
  const played = matches.filter(({ row }) => row.status === 'completed').slice(-24);
  const { note, of } = createNotes();
  for (const { row } of [...played, ...played]) {
    const path = `/v1/matches/${row.id}/insights?regenerate=true`;
    await engine.perform({ clubId, method: 'POST', path, language: null });
    writing = 0;
    const before = processorTime();
    await engine.takeUpRun({ clubId, matchId: row.id });
    const took = processorTime() - before;
    note('run', took / (took - writing));
  }
  return { what: 'insight run', most: 6, unit: '× its parts but writing', figure: of('run') };
}

/** Milliseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The memory after files of several seasons, each of one club, against that after the first season. */
async function measureFiles({ folder }: Bench): Promise<Goal[]> {
  const files = seasonFiles(143);
  const textOf = (path: string) => files.find(({ name }) => name === path)?.text ?? '';
  const readFile = async (path: string) => Buffer.from(textOf(path));
  const admin = commandsAt({ dataDir: join(folder, 'files') }, { readFile });
  const held: number[] = [];
  const began = performance.now();
  for (let left = 143; left > 0; left -= files.length) {
    const names = files.slice(0, left).map(({ name }) => name);
    const club = ['--club', `Club ${left}`, '--team', 'Ours', '--date', '2026-10-03'];
    await admin('import', ...names, ...club);
    held.push(process.memoryUsage.rss());
  }
  const seconds = (performance.now() - began) / 1_000;
  const growth = (held.at(-1) ?? 0) / (held[0] ?? 0);
  return [
    { what: '143 match files into the service', most: 10, unit: 's', figure: seconds },
    { what: 'their memory', most: 1.2, unit: '× that of a season', figure: growth },
  ];
}
