import { writeInsights } from '../../src/insights/write-insights.ts';
import { commandsAt } from '../../src/service/admin/testing/commands.ts';
import { openClubs } from '../../src/service/clubs.ts';
import { openDatabase } from '../../src/service/database/open.ts';
import { seasonFiles } from '../fixtures/device.ts';
import { createNotes, type Goal } from './bench.ts';

/** Measures runs of insights, their season read before, as a multiple of the time without writing the texts. */
export async function runs(dataDir: string): Promise<Goal[]> {
  const database = await openDatabase({ dataDir });
  let writing = 0;
  const write: typeof writeInsights = (input) => {
    const before = process.cpuUsage();
    const texts = writeInsights(input);
    writing = process.cpuUsage(before).user;
    return texts;
  };
  const { engine, store } = openClubs(database, { logger: console, performsRuns: false, write });
  const { id: clubId } = await engine.lookAround();
  const matches = await store.read(clubId, (tx) => tx.list('match'));
  const played = matches.filter(({ row }) => row.status === 'completed').slice(-24);
  const { note, of } = createNotes();
  for (const { row } of [...played, ...played]) {
    const path = `/v1/matches/${row.id}/insights?regenerate=true`;
    await engine.perform({ clubId, method: 'POST', path, language: null });
    const before = process.cpuUsage();
    await engine.takeUpRun({ clubId, matchId: row.id });
    const took = process.cpuUsage(before).user;
    note('run', took / (took - writing));
  }
  await database.close();
  return [['insight run', 6, '× its parts but writing', of('run')]];
}

/** Measures match files of several seasons, each of one club, and the memory after the first season and after all. */
export async function files(dataDir: string): Promise<Goal[]> {
  const texts = new Map(seasonFiles(143).map(({ name, text }) => [name, text]));
  const readFile = async (name: string) => Buffer.from(texts.get(name) ?? '');
  const admin = commandsAt({ dataDir }, { readFile });
  const began = performance.now();
  let held = 0;
  for (let left = 143; left > 0; left -= texts.size) {
    const words = ['--club', `Club ${left}`, '--team', 'Ours', '--date', '2026-10-03'];
    await admin('import', ...[...texts.keys()].slice(0, left), ...words);
    held ||= process.memoryUsage.rss();
  }
  return [
    ['143 match files into the service', 10, 's', (performance.now() - began) / 1_000],
    ['their memory', 1.2, '× that of a season', process.memoryUsage.rss() / held],
  ];
}
