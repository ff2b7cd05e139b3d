import type { Page } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { call, findMatch } from '../fixtures/call.ts';
import { expect, test } from '../fixtures/faulty.ts';
import { untilSettled } from '../fixtures/page.ts';

/* Replies that no sound service sends: the page reads them, keeps working, and stays responsive. */

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU microseconds of a task. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the main thread in milliseconds of CPU time, which does not depend on the machine's load. */
async function longestTask(page: Page, run: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['toplevel'] });
  const trace = await run().then(
    () => browser.stopTracing(),
    async (cause) => {
      // The next test uses the same browser.
      await browser.stopTracing();
      throw cause;
    },
  );
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

const many = 30_000;

/** A value nested in this many alternating records and lists. */
function within(levels: number, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { stats: value };
  return value;
}

/** A team's matches with other field names, thousands of times. */
const renamed = (matches: readonly object[], more: object = {}) =>
  Array.from({ length: many }, (_, at) => {
    const { id, ...match } = { id: '', ...matches[at % matches.length] };
    return { gameId: `${id}-${at}`, ...match, ...more };
  });

const shapes: [what: string, make: (matches: readonly object[]) => unknown][] = [
  [`${many} rows`, (matches) => ({ games: renamed(matches) })],
  [`${many} long rows`, (matches) => ({ games: renamed(matches, { note: 'n'.repeat(500) }) })],
  ['200 levels', (matches) => within(200, matches)],
  [
    'names that look like a cycle',
    (matches) => ({ team: { opponent: { team: { matches: { team: { matches } } } } } }),
  ],
  [
    'names that would change object prototypes',
    (matches) => ({
      games: renamed(matches)
        .slice(0, 50)
        .map((match) => ({ constructor: { prototype: {} }, ...match })),
      ['__proto__']: { polluted: true },
    }),
  ],
];

for (const [what, make] of shapes) {
  test(`a reply of ${what} is read without blocking the page or other effects`, async ({
    page,
    host,
    service,
  }) => {
    test.slow();
    const match = await findMatch(service, 'ready');
    const { matches } = await call(service, 'listMatches', match);
    const body = JSON.stringify({ data: make(matches), error: null });
    host.set({ kind: 'rewrite', body: () => body }, /\/v1\/.*\/matches$/);
    const longest = await longestTask(page, async () => {
      for (const path of [paths.team(match), paths.compareMatches(match)]) {
        await page.goto(path);
        await untilSettled(page);
      }
    });
    const size = `${(body.length / 1e6).toFixed(1)} MB`;
    console.log(
      `figure: hostile reply, ${what} (${size}): longest task ${Math.round(longest)} ms (1,000)`,
    );
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(1_000);
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
  });
}
