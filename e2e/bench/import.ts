import { randomUUID } from 'node:crypto';
import { readMatchFiles } from '../../src/match-files/match-files.ts';
import { importFiles } from '../../src/service/admin/import-command.ts';
import { createApiKey } from '../../src/service/api-key.ts';
import { openDatabase } from '../../src/service/database/open.ts';
import { realMatches } from '../fixtures/match-files.ts';
import { type Bench, type Goal, unmeasured } from './goals.ts';

const wanted = 143;

/** Real match files, those beside the repository again and again, into the embedded database. */
export async function benchImport({ folder, undo }: Bench): Promise<Goal[]> {
  const [what, goal] = [`${wanted} match files into the service`, '≤ 10 s, memory flat'];
  const matches = realMatches();
  if (matches.length === 0)
    return [unmeasured(what, goal, 'no real matches beside the repository')];
  const { db, close } = await openDatabase({ dataDir: folder });
  undo.push(close);
  const context = { db, clock: () => new Date(), newId: randomUUID, newKey: createApiKey };
  const held: number[] = [];
  const began = performance.now();
  for (let read = 0; read < wanted; ) {
    const files = (matches[held.length % matches.length] ?? []).map(({ name, text }) => ({
      place: name,
      text,
    }));
    const team = readMatchFiles(files)[0]?.recorded.home.name ?? '';
    const club = `${team} ${Math.floor(held.length / matches.length)}`;
    await importFiles(context, { command: 'import', files, club, team, date: '2026-10-03' });
    read += files.length;
    held.push(process.memoryUsage.rss() / 2 ** 20);
  }
  const seconds = (performance.now() - began) / 1_000;
  const [then = 0, now = 0] = [held[Math.floor(held.length / 3)], held.at(-1)];
  const measured = `${seconds.toFixed(1)} s, ${then.toFixed(0)} MB after a third, ${now.toFixed(0)} at the end`;
  return [{ what, goal, measured, met: seconds <= 10 && now <= 1.2 * then }];
}
