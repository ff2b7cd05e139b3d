import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { usualRateLimit } from '../../src/service/http/rate-limit.ts';
import { printFigure } from '../../src/testing/share.ts';
import { callOften, percentile } from '../fixtures/call-often.ts';
import { admin, makeKey } from '../fixtures/recorder.ts';
import { demoKey, startService } from '../fixtures/service.ts';

/** Calls of the club in each of three rounds: fewer in total than one key may make in a minute. */
const calls = 300;

/** Wrong keys every hundredth of a second. */
const wrongAtOnce = 5;

/** Continuous calls with unknown keys from a separate process, until it is killed. */
const flood = `
  const { Agent, request } = require('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const counts = {};
  let sent = 0;
  setInterval(() => {
    for (let each = 0; each < ${wrongAtOnce}; each += 1) {
      const headers = { Authorization: 'Bearer wrong-' + sent++ };
      request(process.argv[1] + '/v1/clubs', { agent, headers }, (answer) => {
        counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
        answer.resume();
      }).on('error', () => {}).end();
    }
  }, 10);
  process.on('SIGTERM', () => {
    console.log(JSON.stringify(counts));
    process.exit(0);
  });
`;

/** Starts a flood of wrong keys; it prints its responses by status when it ends. */
const startFlood = (url: string) =>
  spawn(process.execPath, ['--eval', flood, url], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Resolves once wrong keys are refused without a database lookup. */
const untilRefused = (url: string) =>
  expect.poll(async () => (await fetch(`${url}/v1/clubs`)).status, { timeout: 30_000 }).toBe(429);

test('good keys work right after a restart during a flood of wrong keys', async () => {
  test.setTimeout(300_000);
  const settings = { RATE_LIMIT: '', DEMO: 'off' };
  let service = await startService(settings);
  await admin(service, 'club', 'add', 'Harbour');
  const keys: string[] = [];
  for (let key = 0; key < 10; key += 1) {
    keys.push(await makeKey(service, 'Harbour', 'reading'));
  }
  const rounds = 10;
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await service.stop('SIGKILL');
    service = await startService(settings, service.dataDir);
    const attacker = startFlood(service.url);
    await untilRefused(service.url);
    for (const key of keys) {
      const headers = { Authorization: `Bearer ${key}` };
      statuses.push((await fetch(`${service.url}/v1/clubs`, { headers })).status);
    }
    attacker.kill('SIGTERM');
  }
  await service.stop();
  await service.remove();
  const worked = statuses.filter((status) => status === 200).length;
  printFigure(
    'good keys after a restart during a flood of wrong ones',
    `${worked} of ${statuses.length} calls worked, ${rounds} restarts`,
    'all',
  );
  expect(worked).toBe(rounds * keys.length);
});

test('a flood of wrong keys does not slow down calls with a good one', async () => {
  test.setTimeout(180_000);
  const service = await startService({ RATE_LIMIT: '' });
  /** The time in milliseconds within which 99 of 100 consecutive calls are answered. */
  const p99 = async () =>
    percentile(await callOften(`${service.url}/v1/clubs`, demoKey, { count: calls }), 0.99);
  await p99();
  const quiet = await p99();
  const began = performance.now();
  const attacker = startFlood(service.url);
  await untilRefused(service.url);
  const flooded = await p99();
  attacker.kill('SIGTERM');
  const [counts] = await once(attacker.stdout, 'data');
  await service.stop();
  await service.remove();
  printFigure(
    `calls with a good key while ${wrongAtOnce * 100} wrong ones a second come`,
    `p99 ${flooded.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms; the wrong ones were answered ${String(counts).trim()}`,
    'at most 3 times',
  );
  const answered = JSON.parse(String(counts));
  expect(answered[429]).toBeGreaterThan(0);
  // Only these cost the database anything.
  const minutes = Math.ceil((performance.now() - began) / 60_000) + 1;
  expect(answered[401]).toBeLessThanOrEqual(minutes * usualRateLimit.failedKeys);
  expect(flooded).toBeLessThan(quiet * 3 + 1);
});
