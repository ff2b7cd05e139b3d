import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * A host of plain files under a path, as any is: no header of its own, 404.html for what is not there, and nothing of ours
 * elsewhere.
 */
async function startFileHost(folder: string, base: string) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const isOurs = pathname.startsWith(base);
    const wanted = join(folder, pathname.slice(base.length) || 'index.html');
    const isThere = isOurs && existsSync(wanted);
    const file = isThere ? wanted : join(folder, '404.html');
    response.writeHead(isThere ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'text/plain',
    });
    response.end(isOurs ? readFileSync(file) : 'Nothing is here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${base}`, stop: () => server.close() };
}

function build(base: string): string {
  if (base === '/') {
    execFileSync('npx', ['tsx', 'packaging/static.ts']);
    return 'dist/static';
  }
  const env = { ...process.env, BASE: base };
  execFileSync('npx', ['vite', 'build', '--outDir', 'dist/under-a-path'], { env });
  execFileSync('npx', ['tsx', 'packaging/static.ts', 'under-a-path', 'static-under-a-path']);
  return 'dist/static-under-a-path';
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ serviceWorkers: 'allow' });

for (const base of ['/', '/boxout/']) {
  test(`from a host of plain files, under ${base}, a club lives on the device, network or none, deep links and all, under a strict policy`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const host = await startFileHost(build(base), base);
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
    await expect(heading(fresh)).toHaveText('Connect');
    expect(new URL(fresh.url()).pathname).toBe(`${base}settings`);
    await fresh.close();

    expect(violations).toEqual([]);
    expect(outside).toEqual([]);
    await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
    expect(violations.join(), 'no other address may be called').toContain("connect-src 'self'");
    host.stop();
  });
}
