import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { call, findMatch } from '../fixtures/call.ts';
import { startService } from '../fixtures/service.ts';

test('a second service on the same folder exits with a message', async () => {
  const first = await startService({ DEMO: 'off' });
  const began = Date.now();
  await expect(startService({}, first.dataDir)).rejects.toThrow(/folder/i);
  const took = Date.now() - began;
  console.log(`figure: a second process on the folder ends after ${took} ms (2,000)`);
  await first.stop();
  await first.remove();
  expect(took).toBeLessThan(2_000);
});

test('on SIGTERM a service finishes its run, and the next one has it complete', async () => {
  test.setTimeout(180_000);
  const first = await startService();
  const { matchId } = await findMatch(first, 'not_generated');
  expect((await call(first, 'writeInsights', { matchId })).status).toBe('generating');
  await first.stop('SIGTERM');
  expect(first.process.exitCode).toBe(0);

  const second = await startService({}, first.dataDir);
  await expect
    .poll(async () => (await call(second, 'getInsights', { matchId })).status, { timeout: 30_000 })
    .toBe('ready');
  await second.stop();
  await second.remove();
});

test('a service that a test started ends with the test process, even by SIGKILL', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'fixtures/service.ts'));
  const script = `import { startService } from '${module}';
    const service = await startService({ DEMO: 'off' });
    console.log(service.process.pid, service.dataDir);`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const run = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await once(run.stdout, 'data');
  const [pid, folder] = String(printed).trim().split(' ');
  run.kill('SIGKILL');
  const isRunning = () => existsSync(`/proc/${pid}`);
  await expect.poll(isRunning, { timeout: 10_000 }).toBe(false);
  await rm(folder ?? '', { recursive: true });
});
