import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A host of plain files, as any is: no header of its own, and 404.html for what is not there. */
async function startFileHost(folder: string) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const wanted = join(folder, pathname === '/' ? 'index.html' : pathname);
    const isThere = existsSync(wanted);
    const file = isThere ? wanted : join(folder, '404.html');
    response.writeHead(isThere ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'text/plain',
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test('from a host of plain files a club lives on the device, deep links and all, under a strict policy', async ({
  page,
}) => {
  test.setTimeout(180_000);
  execFileSync('npx', ['tsx', 'packaging/static.ts']);
  const host = await startFileHost('dist/static');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Look around' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Kestrel Bay Basketball Club', { timeout: 60_000 });
  await page.getByRole('link', { name: 'Kestrel Bay Women' }).first().click();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/teams\//);
  await page.reload();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(violations).toEqual([]);
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
  expect(violations.join(), 'no other address may be called').toContain("connect-src 'self'");
  host.stop();
});
