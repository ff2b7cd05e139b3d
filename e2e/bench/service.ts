import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, findMatch } from '../fixtures/call.ts';
import { callOften, percentile } from '../fixtures/call-often.ts';
import { demoKey, reportingUsage, startService, usageOf } from '../fixtures/service.ts';
import { type Bench, createNotes, type Goal } from './goals.ts';

/** Starts the built service on a folder of the bench; it stops when the part ends. */
export async function startMeasured({ undo }: Bench, dataDir: string) {
  const service = await startService({}, dataDir, [reportingUsage]);
  undo.push(() => service.stop());
  return service;
}

const bareDatabase = `import { PGlite } from '@electric-sql/pglite';
  await (await PGlite.create(process.argv[1])).close();`;

/** Measures the service's first start against the bare database's, and a box score against Hono alone. */
export async function benchService(bench: Bench): Promise<Goal[]> {
  const { note, of } = createNotes();
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const bare = [
      '--input-type=module',
      '--eval',
      bareDatabase,
      join(bench.folder, `bare${round}`),
    ];
    execFileSync(process.execPath, bare);
    const middle = performance.now();
    const service = await startMeasured(bench, join(bench.folder, `data${round}`));
    note('bare', middle - began);
    note('first', performance.now() - middle);
    note('peak', (await usageOf(service.process)).peak / 2 ** 20);
    await service.stop();
  }
  const service = await startMeasured(bench, join(bench.folder, 'data0'));
  const { matchId } = await findMatch(service, 'ready');
  const path = `/v1/matches/${matchId}/box-score`;
  const data = await call(service, 'getBoxScore', { matchId });
  const environment = { TEXT: JSON.stringify({ data, error: null }) };
  const program = join(import.meta.dirname, 'twin.ts');
  const options = ['--import=tsx', reportingUsage];
  const twin = await startService(environment, bench.folder, options, { program });
  bench.undo.push(() => twin.stop());
  // The first round warms up.
  for (let round = -1; round < 9; round += 1) {
    for (const [name, each] of Object.entries({ own: service, twin })) {
      const before = (await usageOf(each.process)).cpu;
      await callOften(each.url + path, demoKey, { count: 300, abreast: 8 });
      if (round >= 0) note(name, (await usageOf(each.process)).cpu - before);
    }
  }
  const took = await callOften(service.url + path, demoKey, { count: 10_000, abreast: 50 });
  const resident = (await usageOf(service.process)).resident / 2 ** 20;
  const [start, cost] = [of('first') / of('bare'), of('own') / of('twin')];
  return [
    { what: 'first start, with the demo', most: 2, unit: '× the bare database', figure: start },
    { what: 'its memory at most', most: 400, unit: 'MB', figure: of('peak') },
    { what: 'box score, processor time', most: 2, unit: '× a cached string', figure: cost },
    { what: 'at 50 connections, p99', most: 50, unit: 'ms', figure: percentile(took, 0.99) },
    { what: 'memory of a steady service', most: 240, unit: 'MB', figure: resident },
  ];
}
