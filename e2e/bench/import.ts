import { readMatchFiles } from '../../src/match-files/match-files.ts';
import { commandsAt } from '../../src/service/admin/testing/commands.ts';
import { realMatches } from '../fixtures/match-files.ts';
import { type Bench, type Goal, unmeasured } from './goals.ts';

const wanted = 143;

/** Real match files, those beside the repository again and again, into the embedded database. */
export async function benchImport({ folder }: Bench): Promise<Goal[]> {
  const [what, goal] = [`${wanted} match files into the service`, '≤ 10 s, memory flat'];
  const matches = realMatches();
  if (matches.length === 0)
    return [unmeasured(what, goal, 'no real matches beside the repository')];
  let files: (typeof matches)[number] = [];
  const readFile = async (path: string) =>
    Buffer.from(files.find(({ name }) => name === path)?.text ?? '');
  const admin = commandsAt({ dataDir: folder }, { readFile });
  const held: number[] = [];
  const began = performance.now();
  for (let read = 0; read < wanted; ) {
    files = matches[held.length % matches.length] ?? [];
    const team =
      readMatchFiles(files.map(({ name: fileName, text }) => ({ fileName, text })))[0]?.recorded
        .home.name ?? '';
    const club = `${team} ${Math.floor(held.length / matches.length)}`;
    const paths = files.map(({ name }) => name);
    await admin('import', ...paths, '--club', club, '--team', team, '--date', '2026-10-03');
    read += files.length;
    held.push(process.memoryUsage.rss() / 2 ** 20);
  }
  const seconds = (performance.now() - began) / 1_000;
  const [then = 0, now = 0] = [held[Math.floor(held.length / 3)], held.at(-1)];
  const measured = `${seconds.toFixed(1)} s, ${then.toFixed(0)} MB after a third, ${now.toFixed(0)} at the end`;
  return [{ what, goal, measured, met: seconds <= 10 && now <= 1.2 * then }];
}
