import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenForAdmin } from './admin/listen.ts';
import { openClubs } from './clubs.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openTestDatabase } from './testing/databases.ts';

/* The command itself, as `npm run admin` starts it. */

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-admin-cli-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function admin(...words: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'boxout.ts'), 'admin', ...words],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, out, err };
}

it('opens the folder by itself while no service runs, and leaves it free', async () => {
  const added = await admin('club', 'add', 'North', '--json');
  expect(added).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(added.out)).toMatchObject({ club: { name: 'North' } });
  const again = await admin('club', 'add', 'North', '--json');
  const error = 'There is a club "North" already. Add another with --namesake.';
  expect(again).toEqual({ code: 1, out: `${JSON.stringify({ error })}\n`, err: `${error}\n` });
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});

it('goes through the service that holds the folder', async () => {
  const lock = await lockFolder(dataDir, new Date());
  const database = await openTestDatabase();
  const logger = { error() {} };
  const clubs = openClubs(database, { logger, performsRuns: false });
  const socket = await listenForAdmin(dataDir, clubs, logger);
  const added = await admin('club', 'add', 'North');
  expect(added).toMatchObject({ code: 0, out: expect.stringContaining('Added the club North') });
  expect(await clubs.engine.list()).toMatchObject([{ name: 'North' }]);
  await socket.close();
  await clubs.stop();
  await database.close();
  lock.release();
});

it('says what it does not know', async () => {
  const failed = await admin('frobnicate');
  expect(failed).toMatchObject({ code: 1, out: '' });
  expect(failed.err).toContain("unknown command 'frobnicate'");
});
