import type { Browser } from '@playwright/test';
import { paths } from '../../src/dashboard/api/paths.ts';
import { atMost, type Goal, median } from './goals.ts';
import { openTab, slowDown, type Tab, type Target, visit } from './page.ts';

/** What is pressed, and where the rows are that answer. */
interface Press {
  open: (tab: Tab) => Promise<unknown>;
  target: Pick<Target, 'url' | 'ready'>;
  /** In the page: presses it, and says what is shown. */
  press: string;
}

/** A sort of the box score beside one by plain JavaScript, and a filter's key over 2,000 matches; each to the next paint. */
export async function measurePresses(
  browser: Browser,
  { ours, plain }: { ours: Target; plain: Target },
  { teamId }: { teamId: string },
  rounds: number,
  rate: number,
): Promise<Goal[]> {
  const presses: Record<'sort' | 'plain' | 'filter', Press> = {
    sort: {
      open: async () => {},
      target: ours,
      press: `document.querySelector('section table thead th:nth-child(5) button').click()`,
    },
    plain: { open: async () => {}, target: plain, press: sortPlainly },
    filter: {
      open: ({ page }) => lengthenList(page, teamId),
      target: { url: new URL(paths.team({ teamId }), ours.url).href, ready: 'table tbody tr' },
      press: `document.querySelector('search input').focus(); document.execCommand('insertText', false, 'e')`,
    },
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { open, target, press }] of Object.entries(presses)) {
      const tab = await openTab(browser, { ...ours, ...target });
      await open(tab);
      await visit(tab, target.url);
      await tab.page.waitForLoadState('networkidle');
      await slowDown(tab, { rate });
      const took = await tab.page.evaluate<number>(`new Promise((resolve) => {
        const began = performance.now();
        const rows = new MutationObserver(() => {
          rows.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        rows.observe(document.body, { childList: true, subtree: true, characterData: true });
        ${press};
      })`);
      times.set(name, [...(times.get(name) ?? []), took]);
      await tab.page.context().close();
    }
  }
  const [sort, plainly, filter] = ['sort', 'plain', 'filter'].map((name) =>
    median(times.get(name) ?? []),
  );
  const [own = Number.NaN, other = Number.NaN, key = Number.NaN] = [sort, plainly, filter];
  const beside = ` (${own.toFixed(0)} against ${other.toFixed(0)} ms)`;
  return [
    atMost(`box score sort, ${rate} × slower`, [1.3, '× plain JavaScript'], own / other, beside),
    atMost(`a filter key over 2,000 matches, ${rate} × slower`, [50, 'ms'], key),
  ];
}

const sortPlainly = `{
  const body = document.querySelector('tbody');
  const number = (row) => Number.parseFloat(row.cells[4].textContent) || 0;
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
