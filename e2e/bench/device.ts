import type { Locator } from '@playwright/test';
import { added } from '../fixtures/add-page.ts';
import { addOnDevice, seasonFiles } from '../fixtures/device.ts';
import { buildStatic, startFileHost } from '../fixtures/file-host.ts';
import { type Goal, launch, notingLongest } from './bench.ts';

/** Measures a club on this device. Chromium can't slow down workers, so all times count four times. */
export async function device(): Promise<Goal[]> {
  const host = await startFileHost(buildStatic('static-bench'));
  const browser = await launch();
  const open = () => browser.newPage({ baseURL: host.url });

  const looking = await open();
  await looking.goto('/settings');
  const club = looking.getByRole('heading', { name: 'Kestrel Bay Basketball Club' });
  const around = await timed(() => looking.getByText('Look around').click(), club);

  const first = await open();
  const write = async () => {
    await addOnDevice(first, seasonFiles(1), 'Ours');
    await first.getByRole('table').getByRole('link').first().click();
    await first.getByRole('link', { name: 'Insights', exact: true }).click();
    await first.getByRole('button', { name: 'Write insights' }).click();
  };
  const insights = await timed(write, first.getByText('Insights are up to date.'));

  const many = await open();
  await many.addInitScript(notingLongest('longtask'));
  const season = await timed(() => addOnDevice(many, seasonFiles(28), 'Ours'), added(many, 28));
  const answers = await many.evaluate<number>('window.longest');
  await Promise.all([browser.close(), host.stop()]);
  return [
    ['looking around on a device, 4 ×', 3, 's', around],
    ['file → first insight on it, 4 ×', 3, 's', insights],
    ['28 matches on it, 4 ×', 30, 's', season],
    ['its page answers meanwhile, 4 ×', 200, 'ms', 4 * answers],
  ];
}

/** Seconds from an action to its result, four times. */
async function timed(act: () => Promise<unknown>, awaited: Locator): Promise<number> {
  const began = performance.now();
  await act();
  await awaited.waitFor();
  return (4 * (performance.now() - began)) / 1_000;
}
