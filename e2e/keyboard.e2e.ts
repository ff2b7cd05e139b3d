import type { Locator, Page } from '@playwright/test';
import { partOf } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { ownBoxScore, signIn, untilSettled } from './fixtures/page.ts';
import { demoKey } from './fixtures/service.ts';
import { expect, test } from './fixtures/test.ts';

/** Presses Tab until the control has focus; fails after two rounds of the page. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

async function follow(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('from the key to the printed sheet by keyboard', async ({ page }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await page.goto('/');
  await tabTo(page, page.getByLabel('API key'));
  await page.keyboard.type(demoKey);
  await page.keyboard.press('Enter');
  await follow(page, link('Kestrel Bay U16'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kestrel Bay U16/);

  const unwritten = page
    .getByRole('row')
    .filter({ hasText: /not written/i })
    .first();
  await follow(page, unwritten.getByRole('link').first());
  await expect(ownBoxScore(page)).toBeVisible();
  const player = ownBoxScore(page).getByRole('link').first();
  const name = (await player.textContent()) ?? '';

  await follow(page, link('Insights'));
  await follow(page, page.getByRole('button', { name: 'Write insights' }));
  await expect(page.getByRole('heading', { name: 'Six ratings' })).toBeVisible();

  await follow(page, link('Box score'));
  await follow(page, player);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await follow(page, link('Print'));
  await tabTo(page, page.getByRole('button', { name: 'Print' }));
});

/** The Tab stops of the open page: a radio group is one stop, hidden elements are none. */
const findStops = `
  window.looksOf = (stop) =>
    [stop.parentElement, stop.closest('label') ?? stop, ...stop.parentElement.querySelectorAll('*')].map((each) => {
      const { outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth } = getComputedStyle(each);
      return [outlineStyle === 'none' || outlineWidth, boxShadow, stroke, strokeWidth].join();
    }).join(';');
  document.activeElement.blur();
  window.reached = new Set();
  window.stops = new Map(
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => each.type !== 'radio' || each.checked || !document.querySelector('[name="' + each.name + '"]:checked'))
      .map((each) => [each, looksOf(each)]),
  );`;

/** The faults of the focused stop: '' if none, `null` after the last stop. */
const judgeStop = `(() => {
  const stop = document.activeElement;
  if (!stop || stop === document.body || reached.has(stop)) return null;
  reached.add(stop);
  const { left, right, top, bottom } = stop.getClientRects()[0];
  const within = (middle, size) => Math.min(Math.max(middle, 1), size - 1);
  const above = document.elementFromPoint(within((left + right) / 2, innerWidth), within((top + bottom) / 2, innerHeight));
  const wrong = stop.parentElement.contains(above) || above?.closest('label')?.control === stop ? [] : ['covered'];
  if (looksOf(stop) === stops.get(stop)) wrong.push('looks as without focus');
  return wrong.length === 0 ? '' : wrong.join(' and ') + ': ' + stop.outerHTML.slice(0, 160);
})()`;

const findLeftOut = `[...stops.keys()]
  .filter((stop) => stop.isConnected && !reached.has(stop))
  .map((stop) => 'not reached: ' + stop.outerHTML.slice(0, 160))`;

/**
 * Tabs through the open page.
 * @returns its faulty stops, and the number of stops
 */
async function tabThrough(page: Page): Promise<{ wrong: string[]; reached: number }> {
  await page.evaluate(findStops);
  const wrong: string[] = [];
  for (let reached = 0; ; reached += 1) {
    await page.keyboard.press('Tab');
    const problem: string | null = await page.evaluate(judgeStop);
    if (problem === null) {
      const leftOut: string[] = await page.evaluate(findLeftOut);
      return { wrong: [...wrong, ...leftOut], reached };
    }
    if (problem !== '') wrong.push(problem);
  }
}

for (const [index, viewport] of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
].entries()) {
  test(`Tab reaches every control of every page, visible and with a focus ring, ${viewport.width} px wide`, async ({
    page,
    service,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await signIn(page);
    const all = Object.entries(await everyAddress(service));
    // The short run tabs through a sixteenth of the pages and a match at each width, the soak through all at both.
    const match = all.filter(([name]) => name === 'match');
    for (const [name, address] of new Map([...match, ...partOf(all, 16, 8 * index + 1)])) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await untilSettled(page);
      const { wrong, reached } = await tabThrough(page);
      expect(reached, name).toBeGreaterThan(4);
      expect.soft(wrong, name).toEqual([]);
    }
  });
}
