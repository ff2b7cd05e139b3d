import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { printFigure } from '../../testing/share.ts';
import { openDatabase } from '../database/open.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService } from '../testing/test-service.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-secrecy-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Every byte of every file under a folder, as one text. */
function everyByteOf(folder: string): string {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

test('a key that was used stands nowhere in the database’s files; its first characters do', async () => {
  const database = await openDatabase({ dataDir });
  const { ours, theirs, send } = await createTestService(database);
  for (const { key } of [ours, theirs]) {
    expect((await send('GET', '/v1/clubs', key)).status).toBe(200);
    await send('POST', `/v1/matches/${ours.completed}/insights`, key);
  }
  await database.close();
  const kept = everyByteOf(dataDir);
  for (const key of [ours.key, ours.revokedKey, theirs.key]) {
    expect(kept.includes(key.slice(0, 8))).toBe(true);
    expect(kept.includes(key.slice(4))).toBe(false);
  }
});

test('no answer of any route repeats the key that was sent, in force or not', async () => {
  const database = await openTestDatabase();
  const { ours, theirs, send } = await createTestService(database);
  let answers = 0;
  for (const { method, path } of Object.values(endpoints)) {
    for (const key of [ours.key, ours.revokedKey, `${ours.key}x`]) {
      for (const of of [ours, theirs]) {
        const ids = { clubId: of.club.id, teamId: of.teamId, matchId: of.completed };
        const known: Record<string, string> = { ...ids, playerId: of.playerId };
        const filled = path.replace(/\{(\w+)\}/g, (_, id: string) => known[id] ?? '');
        const response = await send(method, filled, key);
        const seen = JSON.stringify([...response.headers]) + (await response.text());
        expect(seen).not.toContain(key.slice(4));
        answers += 1;
      }
    }
  }
  await database.close();
  printFigure('a key in an answer', `0 in ${answers} answers`, '0');
});
