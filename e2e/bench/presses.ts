import type { Browser } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { atMost, type Goal, median } from './goals.ts';
import { openTab, slowDown, type Tab, type Target, visit } from './page.ts';

/** What is pressed, in words of the page; `first` is pressed before, unmeasured, so that its code has run once. */
interface Press {
  target: Pick<Target, 'url' | 'ready'>;
  open?: (tab: Tab) => Promise<unknown>;
  first?: string;
  press: string;
  /** What stands there once it has answered. */
  answered: string;
}

/** A sort of the box score beside one by plain JavaScript, and a filter's key over 2,000 matches; each to the next paint. */
export async function measurePresses(
  browser: Browser,
  { ours, plain }: { ours: Target; plain: Target },
  { teamId }: { teamId: string },
  rounds: number,
  rate: number,
): Promise<Goal[]> {
  const header = (column: number) => `section table thead th:nth-child(${column})`;
  const pressHeader = (column: number) =>
    `document.querySelector('${header(column)} button').click()`;
  const presses: Record<'sort' | 'plain' | 'filter', Press> = {
    sort: {
      target: ours,
      first: pressHeader(4),
      press: pressHeader(5),
      answered: `${header(5)}[aria-sort]`,
    },
    plain: { target: plain, first: sortPlainly(3), press: sortPlainly(4), answered: 'td' },
    filter: {
      target: { url: new URL(paths.team({ teamId }), ours.url).href, ready: 'table tbody tr' },
      open: ({ page }) => lengthenList(page, teamId),
      press: `document.querySelector('search input').focus(); document.execCommand('insertText', false, 'e')`,
      answered: 'body',
    },
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { target, open, first, press, answered }] of Object.entries(presses)) {
      const tab = await openTab(browser, { ...ours, ...target });
      await open?.(tab);
      await visit(tab, target.url);
      await tab.page.waitForLoadState('networkidle');
      if (first) await tab.page.evaluate(first);
      await slowDown(tab, { rate });
      const took = await tab.page.evaluate<number>(`new Promise((resolve) => {
        const began = performance.now();
        const look = () => document.querySelector(${JSON.stringify(answered)})
          ? setTimeout(() => resolve(performance.now() - began)) : requestAnimationFrame(look);
        requestAnimationFrame(look);
        ${press};
      })`);
      times.set(name, [...(times.get(name) ?? []), took]);
      await tab.page.context().close();
    }
  }
  const time = (name: keyof typeof presses) => median(times.get(name) ?? []);
  const beside = ` (${time('sort').toFixed(0)} against ${time('plain').toFixed(0)} ms)`;
  const sort = time('sort') / time('plain');
  return [
    atMost(`box score sort, ${rate} × slower`, [1.3, '× plain JavaScript'], sort, beside),
    atMost(`a filter key over 2,000 matches, ${rate} × slower`, [50, 'ms'], time('filter')),
  ];
}

const sortPlainly = (column: number) => `{
  const body = document.querySelector('tbody');
  const number = (row) => Number.parseFloat(row.cells[${column}].textContent) || 0;
  body.append(...[...body.rows].sort((one, two) => number(two) - number(one)));
}`;

/** Has the list of a team's matches hold 2,000, its own over and over under ids of their own. */
async function lengthenList(page: Tab['page'], teamId: string): Promise<void> {
  await page.route(`**/v1/teams/${teamId}/matches`, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const own: { id: string }[] = data.matches;
    const matches = Array.from({ length: 2_000 }, (_, at) => {
      const match = own[at % own.length];
      return at < own.length ? match : { ...match, id: `${match?.id}-${at}` };
    });
    await route.fulfill({ response, json: { data: { ...data, matches }, error: null } });
  });
}
