import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clubOfFewMatches } from '../../league/testing/few-matches.ts';
import { openDatabase } from '../database/open.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { openTestClubs } from '../testing/test-app.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-killed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A service whose writer prints "writing" and never returns. */
const hangingService = `
  const { lockFolder } = await import('./database/folder-lock.ts');
  const { openDatabase } = await import('./database/open.ts');
  const { fillTwoClubs } = await import('./testing/two-clubs.ts');
  const { openTestClubs } = await import('./testing/test-app.ts');
  const dataDir = process.argv[1];
  await lockFolder(dataDir, new Date());
  const database = await openDatabase({ dataDir });
  const { ours } = await fillTwoClubs(database);
  const clubs = openTestClubs(database, {
    performsRuns: true,
    write() {
      process.stdout.write('writing');
      for (;;);
    },
  });
  const path = '/v1/matches/' + ours.completed + '/insights';
  await clubs.engine.answer({ clubId: ours.club.id, method: 'POST', path, language: null });
`;

it('a run whose process is killed is finished by the next one, whole', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', hangingService, dataDir],
    { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const database = await openDatabase({ dataDir });
  const { club, ids } = clubOfFewMatches(7, 'Our club');
  const { completed } = ids;
  const waiting = openTestClubs(database);
  const read = async () => ({
    run: await waiting.store.read(club.id, (tx) => tx.get('run', completed)),
    texts: await waiting.store.read(club.id, (tx) => tx.get('texts', completed)),
  });
  const left = await read();
  expect(left.run).toMatchObject({ status: 'generating', generatedAt: null });
  expect(left.texts).toBeUndefined();
  const clubs = openTestClubs(database, { performsRuns: true, write: writePlainly });
  await expect
    .poll(async () => (await read()).run, { timeout: 10_000 })
    .toMatchObject({ runId: left.run?.runId, status: 'ready' });
  const { texts } = await read();
  expect(Object.keys(texts?.players ?? {}).length).toBeGreaterThan(9);
  await clubs.stop();
  await database.close();
});
