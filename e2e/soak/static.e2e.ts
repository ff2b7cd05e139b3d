import { expect, type Page, test } from '@playwright/test';
import { buildStatic, startFileHost } from '../fixtures/file-host.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ serviceWorkers: 'allow' });

const places = [
  ['static-under-a-path', '/boxout/'],
  // `device-static` tests every page there.
  ['static', '/'],
] as const;
for (const [name, base] of places) {
  test(`from a host of plain files, under ${base}, a club lives on the device, network or none, deep links and all, under a strict policy`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const host = await startFileHost(buildStatic(name, base), base);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(host.url)) outside.push(request.url());
    });
    await page.goto(host.url);
    await expect(page.getByText('This page comes without a service')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => caches.has('device'))).toBe(true);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Look around' }).click();
    await expect(heading(page)).toHaveText('Kestrel Bay Basketball Club', { timeout: 60_000 });
    await page.getByRole('link', { name: 'Kestrel Bay Women' }).first().click();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    expect(page.url().slice(host.url.length)).toMatch(/^teams\//);
    await page.reload();
    await expect(page.getByRole('row').nth(5)).toBeVisible();

    await context.setOffline(false);
    const fresh = await context.browser()?.newPage();
    if (fresh === undefined) throw new Error('no browser');
    const answer = await fresh.goto(page.url());
    expect(answer?.status()).toBe(404);
    await expect(heading(fresh)).toHaveText(/^Boxout shows a basketball coach/);
    expect(new URL(fresh.url()).pathname).toBe(`${base}settings`);
    await fresh.close();

    expect(violations).toEqual([]);
    expect(outside).toEqual([]);
    await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
    expect(violations.join(), 'no other address may be called').toContain("connect-src 'self'");
    await host.stop();
  });
}
