import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { call, findMatch } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { untilSettled } from './fixtures/page.ts';

/*
 * Replies that no service sends by itself: the page reads them and stays what it is. How long it stalls is a figure here,
 * since it is the machine's as much as the page's; the reader's own time is held by hostile-shapes.test.ts.
 */

/** Notes from the next page on the longest time in which the page could do nothing else: between two timers. */
async function watchStalls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let [longest, last] = [0, performance.now()];
    setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      Reflect.set(window, 'longestStall', longest);
    }, 10);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'longestStall')));
}

/** The goal is of 30,000 rows; every run tries fewer, and says what it saw. */
const many = process.env.SOAK === '1' ? 30_000 : 3_000;

/** A value within that many records and lists, in turn. */
function within(levels: number, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { stats: value };
  return value;
}

/** The matches of a team in other words and in their thousands. */
const retold = (matches: readonly object[], more: object = {}) =>
  Array.from({ length: many }, (_, at) => {
    const { id, ...match } = { id: '', ...matches[at % matches.length] };
    return { gameId: `${id}-${at}`, ...match, ...more };
  });

const shapes: [what: string, make: (matches: readonly object[]) => unknown][] = [
  [`${many} rows`, (matches) => ({ games: retold(matches) })],
  [`${many} long rows`, (matches) => ({ games: retold(matches, { note: 'n'.repeat(500) }) })],
  ['200 levels', (matches) => within(200, matches)],
  [
    'names that look like a cycle',
    (matches) => ({ team: { opponent: { team: { matches: { team: { matches } } } } } }),
  ],
  [
    'names that would change what objects are',
    (matches) => ({
      games: retold(matches)
        .slice(0, 50)
        .map((match) => ({ constructor: { prototype: {} }, ...match })),
      ['__proto__']: { polluted: true },
    }),
  ],
];

for (const [what, make] of shapes) {
  test(`a reply of ${what} is read, and changes nothing else`, async ({
    page,
    host,
    service,
    isSoak,
  }) => {
    const match = await findMatch(service, 'ready');
    const { matches } = await call(service, 'listMatches', match);
    const body = JSON.stringify({ data: make(matches), error: null });
    host.set({ kind: 'rewrite', body: () => body }, /\/matches$/);
    const longestStall = await watchStalls(page);
    const stalls: number[] = [];
    while (stalls.length < (isSoak ? 3 : 1)) {
      await page.goto(paths.team(match));
      await untilSettled(page);
      stalls.push(await longestStall());
    }
    const least = Math.round(Math.min(...stalls));
    const size = `${(body.length / 1e6).toFixed(1)} MB`;
    console.log(`figure: hostile reply, ${what} (${size}): longest stall ${least} ms (1,000)`);
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
  });
}
