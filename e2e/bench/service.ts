import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findMatch } from '../fixtures/call.ts';
import { demoKey, type RunningService, usageOf } from '../fixtures/service.ts';
import { atMost, type Goal, median, percentile } from './goals.ts';
import { type Bench, callOften, startMeasured, startTwin } from './processes.ts';

const headers = { Authorization: `Bearer ${demoKey}`, 'Accept-Encoding': 'identity' };

/** The service's first start beside the bare database's, and what a box score costs it beside Hono alone. */
export async function benchService(bench: Bench): Promise<Goal[]> {
  const took = { bare: [] as number[], first: [] as number[], peak: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const code = `import { PGlite } from '@electric-sql/pglite';
      await (await PGlite.create(process.argv[1])).close();`;
    const bare = ['--input-type=module', '--eval', code, join(bench.folder, `bare-${round}`)];
    execFileSync(process.execPath, bare);
    const middle = performance.now();
    const service = await startMeasured(bench, join(bench.folder, `data-${round}`));
    took.bare.push(middle - began);
    took.first.push(performance.now() - middle);
    took.peak.push((await usageOf(service.process)).peak / 2 ** 20);
    await service.stop();
  }
  const service = await startMeasured(bench, join(bench.folder, 'data-0'));
  const ratio = median(took.first) / median(took.bare);
  const beside = ` (${(median(took.first) / 1_000).toFixed(1)} s)`;
  return [
    atMost('first start, with the demo', [2, "× the bare database's own"], ratio, beside),
    atMost('memory at most in a first start', [400, 'MB'], median(took.peak)),
    ...(await measureCalls(bench, service)),
  ];
}

async function measureCalls(bench: Bench, service: RunningService): Promise<Goal[]> {
  const { matchId } = await findMatch(service, 'ready');
  const url = `${service.url}/v1/matches/${matchId}/box-score`;
  const twin = await startTwin(bench, await (await fetch(url, { headers })).text());
  const costs: [number[], number[]] = [[], []];
  const count = 300;
  // The first round warms up.
  for (let round = -1; round < 9; round += 1) {
    for (const [at, { process, url: path }] of [{ ...service, url }, twin].entries()) {
      const before = (await usageOf(process)).cpu;
      await callOften(path, headers, { count, abreast: 8 });
      if (round >= 0) costs[at]?.push(((await usageOf(process)).cpu - before) / count);
    }
  }
  const began = performance.now();
  const took = await callOften(url, headers, { count: 10_000, abreast: 50 });
  const rate = took.length / ((performance.now() - began) / 1_000);
  const p99 = percentile(took, 0.99);
  const { resident } = await usageOf(service.process);
  const [own, floor] = costs.map(median);
  const ratio = (own ?? Number.NaN) / (floor ?? Number.NaN);
  return [
    atMost(
      'box score, processor time',
      [2, "× Hono's cached string"],
      ratio,
      ` (${own?.toFixed(0)} µs)`,
    ),
    {
      what: 'box scores at 50 connections',
      goal: '≥ 2,000 a second, p99 ≤ 50 ms',
      measured: `${rate.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms`,
      met: rate >= 2_000 && p99 <= 50,
    },
    atMost('memory of a steady service', [300, 'MB'], resident / 2 ** 20),
  ];
}
