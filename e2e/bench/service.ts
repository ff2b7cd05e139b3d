import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, findMatch } from '../fixtures/call.ts';
import { callOften, percentile } from '../fixtures/call-often.ts';
import { demoKey, reportingUsage, startService, usageOf } from '../fixtures/service.ts';
import { createNotes, type Goal } from './bench.ts';

const floor = 'e2e/bench/floor';

/** Measures the service's first start against the bare database's, and a box score against Hono alone. */
export async function service(folder: string): Promise<Goal[]> {
  const began = performance.now();
  execFileSync(process.execPath, [`${floor}/bare.mjs`, join(folder, 'bare')]);
  const middle = performance.now();
  const own = await startService({}, join(folder, 'data'), [reportingUsage]);
  const first = (performance.now() - middle) / (middle - began);
  const { peak } = await usageOf(own.process);
  const { matchId } = await findMatch(own, 'ready');
  const path = `/v1/matches/${matchId}/box-score`;
  const data = await call(own, 'getBoxScore', { matchId });
  const text = { TEXT: JSON.stringify({ data, error: null }) };
  const options = ['--import=tsx', reportingUsage];
  const twin = await startService(text, folder, options, { program: `${floor}/twin.ts` });
  const { note, of } = createNotes();
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
    ['first start, with the demo', 2, '× the bare database', first],
    ['its memory at most', 400, 'MB', peak / 2 ** 20],
    ['box score, processor time', 2, '× a cached string', of('own') / of('twin')],
    ['at 50 connections, p99', 50, 'ms', percentile(took, 0.99)],
    ['memory of a steady service', 240, 'MB', resident / 2 ** 20],
  ];
}
