import type { Locator, Page } from '@playwright/test';
import { added } from '../fixtures/add-page.ts';
import { addOnDevice, seasonFiles } from '../fixtures/device.ts';
import { buildStatic, startFileHost } from '../fixtures/file-host.ts';
import type { Bench, Goal } from './goals.ts';
import { launch, slowDown } from './page.ts';

/** Measures a club on this device. Chromium can't slow down workers, so their times count four times; the page is slowed. */
export async function benchDevice(bench: Bench): Promise<Goal[]> {
  const host = await startFileHost(buildStatic('static-bench'));
  bench.undo.push(() => host.stop());
  const browser = await launch(bench);
  const open = () => browser.newPage({ baseURL: host.url });
  const button = (page: Page, name: string) => page.getByRole('button', { name });

  const looking = await open();
  await looking.goto('/settings');
  const club = looking.getByRole('heading', { name: 'Kestrel Bay Basketball Club' });
  const around = await timed(() => button(looking, 'Look around').click(), club);

  const first = await open();
  const write = async () => {
    await addOnDevice(first, seasonFiles(1), 'Ours');
    await first.getByRole('table').getByRole('link').first().click();
    await first.getByRole('link', { name: 'Insights', exact: true }).click();
    await button(first, 'Write insights').click();
  };
  const insights = await timed(write, first.getByText('Insights are up to date.'));

  const files = seasonFiles(28);
  const many = await open();
  const season = await timed(() => addOnDevice(many, files, 'Ours'), added(many, 28));

  const slowed = await open();
  await slowDown(slowed, 4);
  await slowed.addInitScript(`
    let last = performance.now();
    window.slowest = 0;
    setInterval(() => {
      window.slowest = Math.max(window.slowest, performance.now() - last - 10);
      last = performance.now();
    }, 10);`);
  await addOnDevice(slowed, files, 'Ours');
  await added(slowed, 28).waitFor();
  const answers = Number(await slowed.evaluate('window.slowest'));
  const seconds = (took: number) => (4 * took) / 1_000;
  return [
    { what: 'looking around on a device, 4 ×', most: 3, unit: 's', figure: seconds(around) },
    { what: 'file → first insight on it, 4 ×', most: 3, unit: 's', figure: seconds(insights) },
    { what: '28 matches on it, 4 ×', most: 30, unit: 's', figure: seconds(season) },
    { what: 'its page answers meanwhile', most: 200, unit: 'ms', figure: answers },
  ];
}

/** Milliseconds from an action to its result. */
async function timed(act: () => Promise<unknown>, awaited: Locator): Promise<number> {
  const began = performance.now();
  await act();
  await awaited.waitFor();
  return performance.now() - began;
}
