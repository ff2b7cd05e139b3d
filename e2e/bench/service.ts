import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, findMatch } from '../fixtures/call.ts';
import { callOften, percentile } from '../fixtures/call-often.ts';
import { demoKey, reportingUsage, startService, usageOf } from '../fixtures/service.ts';
import { createNotes, type Goal } from './bench.ts';

/** Measures the service's first start against the bare database's, and a box score against Hono alone. */
export async function service(folder: string): Promise<Goal[]> {
  const { note, of } = createNotes();
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    execFileSync(process.execPath, ['e2e/bench/floor/bare.mjs', join(folder, `bare${round}`)]);
    const middle = performance.now();
    const fresh = await startService({}, join(folder, `data${round}`), [reportingUsage]);
    note('first', (performance.now() - middle) / (middle - began));
    note('peak', (await usageOf(fresh.process)).peak / 2 ** 20);
    await fresh.stop();
  }
  // A service that has just made its demo answers slower for some ten seconds.
  const own = await startService({}, join(folder, 'data0'), [reportingUsage]);
  const { matchId } = await findMatch(own, 'ready');
  const path = `/v1/matches/${matchId}/box-score`;
  const data = await call(own, 'getBoxScore', { matchId });
  const text = { TEXT: JSON.stringify({ data, error: null }) };
  const options = ['--import=tsx', reportingUsage];
  const twin = await startService(text, folder, options, { program: 'e2e/bench/floor/twin.ts' });
  for (let left = 10; left > 0; left -= 1) {
    for (const [name, each] of Object.entries({ own, twin })) {
      const before = (await usageOf(each.process)).cpu;
      await callOften(each.url + path, demoKey, { count: 300, abreast: 8 });
      note(name, (await usageOf(each.process)).cpu - before);
    }
  }
  const took = await callOften(own.url + path, demoKey, { count: 10_000, abreast: 50 });
  const { resident } = await usageOf(own.process);
  await Promise.all([own.stop(), twin.stop()]);
  return [
    ['first start, with the demo', 2, '× the bare database', of('first')],
    ['its memory at most', 400, 'MB', of('peak')],
    ['box score, processor time', 2, '× a cached string', of('own') / of('twin')],
    ['at 50 connections, p99', 50, 'ms', percentile(took, 0.99)],
    ['memory of a steady service', 240, 'MB', resident / 2 ** 20],
  ];
}
