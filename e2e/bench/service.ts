import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, findMatch } from '../fixtures/call.ts';
import { callOften, percentile } from '../fixtures/call-often.ts';
import { demoKey, reportingUsage, startService, usageOf } from '../fixtures/service.ts';
import { createNotes, type Goal } from './bench.ts';

const bareDatabase = `import { PGlite } from '@electric-sql/pglite';
  await (await PGlite.create(process.argv[1])).close();`;

/** Measures the service's first start against the bare database's, and a box score against Hono alone. */
export async function service(folder: string): Promise<Goal[]> {
  const start = (name: string) => startService({}, join(folder, name), [reportingUsage]);
  const { note, of } = createNotes();
  const bare = ['--input-type=module', '--eval', bareDatabase];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    execFileSync(process.execPath, [...bare, join(folder, `bare${round}`)]);
    const middle = performance.now();
    const fresh = await start(`data${round}`);
    note('bare', middle - began);
    note('first', performance.now() - middle);
    note('peak', (await usageOf(fresh.process)).peak / 2 ** 20);
    await fresh.stop();
  }
  const own = await start('data0');
  const { matchId } = await findMatch(own, 'ready');
  const path = `/v1/matches/${matchId}/box-score`;
  const data = await call(own, 'getBoxScore', { matchId });
  const environment = { TEXT: JSON.stringify({ data, error: null }) };
  const program = join(import.meta.dirname, 'floor/twin.ts');
  const options = ['--import=tsx', reportingUsage];
  const twin = await startService(environment, folder, options, { program });
  // The first round warms up.
  for (let round = -1; round < 9; round += 1) {
    for (const [name, each] of Object.entries({ own, twin })) {
      const before = (await usageOf(each.process)).cpu;
      await callOften(each.url + path, demoKey, { count: 300, abreast: 8 });
      if (round >= 0) note(name, (await usageOf(each.process)).cpu - before);
    }
  }
  const took = await callOften(own.url + path, demoKey, { count: 10_000, abreast: 50 });
  const resident = (await usageOf(own.process)).resident / 2 ** 20;
  await Promise.all([own.stop(), twin.stop()]);
  return [
    ['first start, with the demo', 2, '× the bare database', of('first') / of('bare')],
    ['its memory at most', 400, 'MB', of('peak')],
    ['box score, processor time', 2, '× a cached string', of('own') / of('twin')],
    ['at 50 connections, p99', 50, 'ms', percentile(took, 0.99)],
    ['memory of a steady service', 240, 'MB', resident],
  ];
}
