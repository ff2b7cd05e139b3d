import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Goal } from './goals.ts';
import { median, printMachine, printTable } from './table.ts';

const usualRounds = 3;
const kinds = ['bare', 'service'] as const;

/**
 * How long the service takes until it can listen, without loading its modules: in an empty folder, where
 * it makes the demo league, and in one that is there; against the bare embedded database, in turn, as many
 * rounds as are named.
 */
export async function benchStart([rounds]: string[]): Promise<Goal[]> {
  printMachine();
  const took: Record<(typeof kinds)[number], Record<'first' | 'later', number[]>> = {
    bare: { first: [], later: [] },
    service: { first: [], later: [] },
  };
  for (let round = 0; round < Number(rounds ?? usualRounds); round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'boxout-start-'));
    for (const when of ['first', 'later'] as const) {
      for (const kind of kinds) took[kind][when].push(await start(kind, join(folder, kind)));
    }
    await rm(folder, { recursive: true });
  }
  printTable(
    ['start, embedded', 'bare database, ms', 'service, ms', 'ratio'],
    (['first', 'later'] as const).map((when) => {
      const [bare, service] = [median(took.bare[when]), median(took.service[when])];
      const name = when === 'first' ? 'in an empty folder' : 'in one that is there';
      return [name, bare.toFixed(0), service.toFixed(0), (service / bare).toFixed(2)];
    }),
  );
  const of = (kind: (typeof kinds)[number], when: 'first' | 'later') => median(took[kind][when]);
  const first = of('service', 'first') / of('bare', 'first');
  const beside = (when: 'first' | 'later') =>
    `${(of('service', when) / 1_000).toFixed(1)} s, the bare database ${(of('bare', when) / 1_000).toFixed(1)}`;
  return [
    {
      what: 'ready after start, in a folder that is there',
      goal: '≤ 1 s',
      measured: beside('later'),
      met: of('service', 'later') <= 1_000,
      bench: 'start',
    },
    {
      what: 'first start, with the demo league',
      goal: "≤ 2 × the bare database's own",
      measured: `${first.toFixed(2)} × (${beside('first')})`,
      met: first <= 2,
      bench: 'start',
    },
  ];
}

/** Milliseconds. Throws where the process ends without telling. */
async function start(kind: (typeof kinds)[number], folder: string): Promise<number> {
  const child = fork(join(import.meta.dirname, 'start-process.ts'), [kind, folder], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  await ended;
  const [milliseconds] = told;
  if (typeof milliseconds !== 'number') throw new Error(`start-process.ts ended by itself`);
  return milliseconds;
}
