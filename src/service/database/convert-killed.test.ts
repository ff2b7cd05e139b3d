import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { deserialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repliesOf } from '../../club/testing/replies.ts';
import { printFigure, times } from '../../testing/share.ts';
import { packageRoot } from '../package-root.ts';
import { startScript } from '../testing/start-script.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { openDatabase } from './open.ts';

const kills = times(1, 50);
const fixture = join(packageRoot(), 'e2e/upgrades/version-6');
const unpack = (name: string) => brotliDecompressSync(readFileSync(join(fixture, name)));
const { replies }: { replies: Awaited<ReturnType<typeof repliesOf>> } = deserialize(
  unpack('service.br'),
);
const clubId = v.parse(v.object({ id: v.string() }), replies[0]?.[1]).id;

let folder: string;
let old: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxout-convert-'));
  old = join(folder, 'old');
  mkdirSync(old);
  writeFileSync(join(folder, 'tar'), unpack('folder.tar.br'));
  execFileSync('tar', ['-xf', join(folder, 'tar'), '-C', old]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const opening = `
  const { openDatabase } = await import('./database/open.ts');
  console.log('opening');
  await openDatabase({ dataDir: process.argv[1] });
  console.log('open');
  setInterval(() => {}, 1_000);
`;

/** Opens a copy of the older folder and kills the process so many milliseconds after it has begun, or once it is open. */
async function killedAfter(dataDir: string, milliseconds: number | null) {
  cpSync(old, dataDir, { recursive: true });
  const child = startScript(opening, dataDir);
  const lines = createInterface(child.stdout);
  let began = 0;
  for await (const line of lines) {
    if (line === 'open') break;
    began = performance.now();
    if (milliseconds === null) continue;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    break;
  }
  const took = performance.now() - began;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return took;
}

test('an older folder whose opening is killed at any moment opens with the same replies', {
  timeout: 3_600_000,
}, async () => {
  const whole = await killedAfter(join(folder, 'whole'), null);
  let unfinished = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const dataDir = join(folder, `${kill}`);
    await killedAfter(dataDir, Math.random() * whole);
    if (versionOf(dataDir) < 9) unfinished += 1;
    const database = await openDatabase({ dataDir });
    const { engine } = openTestClubs(database);
    const read = (path: string) => engine.answer({ clubId, method: 'GET', path, language: 'en' });
    expect(await repliesOf(clubId, read)).toEqual(replies);
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
  printFigure(
    'kills while an older folder was opened',
    `${kills}, ${unfinished} of them before its end: all replies the same`,
    '50',
  );
});

const versionOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'version'), 'utf8'));
