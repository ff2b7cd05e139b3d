import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, findMatch } from '../fixtures/call.ts';
import { callOften, percentile } from '../fixtures/call-often.ts';
import { demoKey, startService, tellingUsage, usageOf } from '../fixtures/service.ts';
import { atMost, type Bench, createNotes, type Goal } from './goals.ts';

/** The built service on a folder of the bench, until the part ends. */
export async function startMeasured({ undo }: Bench, dataDir: string, environment = {}) {
  const service = await startService(environment, dataDir, [tellingUsage]);
  undo.push(() => service.stop());
  return service;
}

/** The service's first start beside the bare database's own, and what a box score costs it beside Hono alone. */
export async function benchService(bench: Bench): Promise<Goal[]> {
  const { note, of } = createNotes();
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const code = `import { PGlite } from '@electric-sql/pglite';
      await (await PGlite.create(process.argv[1])).close();`;
    const bare = ['--input-type=module', '--eval', code, join(bench.folder, `bare-${round}`)];
    execFileSync(process.execPath, bare);
    const middle = performance.now();
    const service = await startMeasured(bench, join(bench.folder, `data-${round}`));
    note('bare', middle - began);
    note('first', performance.now() - middle);
    note('peak', (await usageOf(service.process)).peak / 2 ** 20);
    await service.stop();
  }
  const service = await startMeasured(bench, join(bench.folder, 'data-0'));
  const { matchId } = await findMatch(service, 'ready');
  const path = `/v1/matches/${matchId}/box-score`;
  const reply = { data: await call(service, 'getBoxScore', { matchId }), error: null };
  const environment = { TEXT: JSON.stringify(reply) };
  const options = ['--import=tsx', tellingUsage];
  const program = join(import.meta.dirname, 'twin.ts');
  const twin = await startService(environment, bench.folder, options, { program });
  bench.undo.push(() => twin.stop());
  const count = 300;
  // The first round warms up.
  for (let round = -1; round < 9; round += 1) {
    for (const [name, each] of Object.entries({ own: service, twin })) {
      const before = (await usageOf(each.process)).cpu;
      await callOften(each.url + path, demoKey, { count, abreast: 8 });
      if (round >= 0) note(name, ((await usageOf(each.process)).cpu - before) / count);
    }
  }
  const took = await callOften(service.url + path, demoKey, { count: 10_000, abreast: 50 });
  const { resident } = await usageOf(service.process);
  const [start, cost] = [`${(of('first') / 1_000).toFixed(1)} s`, `${of('own').toFixed(0)} µs`];
  const ratios = { start: of('first') / of('bare'), cost: of('own') / of('twin') };
  return [
    atMost(
      'first start, with the demo',
      [2, "× the bare database's own"],
      ratios.start,
      ` (${start})`,
    ),
    atMost('memory at most in a first start', [400, 'MB'], of('peak')),
    atMost('box score, processor time', [2, "× Hono's cached string"], ratios.cost, ` (${cost})`),
    atMost('box scores at 50 connections, p99', [50, 'ms'], percentile(took, 0.99)),
    atMost('memory of a steady service', [240, 'MB'], resident / 2 ** 20),
  ];
}
