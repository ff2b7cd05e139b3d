import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { paths } from '../src/dashboard/api/paths.ts';
import { partOf } from '../src/testing/share.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { findMatch } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { untilSettled } from './fixtures/page.ts';
import { serve } from './fixtures/serve.ts';
import { demoKey } from './fixtures/service.ts';

test('the key is sent only to its service and appears in no address, log, page, title or print', async ({
  page,
  host,
  service,
}) => {
  test.setTimeout(180_000);
  const seen: string[] = [];
  const unsafe: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => {
    const { authorization = '', ...headers } = request.headers();
    const own = request.url().startsWith(host.url);
    seen.push(request.url(), JSON.stringify(headers), own ? '' : authorization);
    seen.push(request.postData() ?? '');
  });
  page.on('response', (response) => {
    const headers = response.headers();
    seen.push(JSON.stringify(headers));
    if (response.fromServiceWorker() || !response.url().startsWith(host.url)) return;
    // Only the service's responses are checked: the fault host does not set these headers.
    if (headers['x-request-id'] !== 'fault-host' && !isSafe(headers)) unsafe.push(response.url());
  });
  const start = service.printed().length;
  // The short run opens an eighth of the pages, makes an eighth fail and prints a few; the soak does all with all.
  const all = Object.values(await everyAddress(service));
  const [addresses, broken, onPaper] = [partOf(all, 8), partOf(all, 8, 1), partOf(all, 16)];
  for (const fault of [null, failing(500, 'INTERNAL')]) {
    host.set(fault);
    for (const address of fault === null ? addresses : broken) {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(/\w/);
      seen.push(await page.content(), await page.title(), page.url());
      if (fault !== null) continue;
      await untilSettled(page);
      seen.push(await page.content());
      if (onPaper.includes(address)) seen.push(...(await printed(page)));
    }
  }
  seen.push(service.printed().slice(start));
  expect(seen.filter((each) => each.includes(demoKey))).toEqual([]);
  expect(unsafe, 'answers without the headers of a strict policy').toEqual([]);
  console.log(
    `figure: 0 canaries on ${addresses.length} pages, loaded, printed and failing, in ${seen.length} outputs (0)`,
  );
});

/** The printed page as text and as bytes. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return [text, pdf.toString('latin1')];
}

/** Whether a response's headers forbid frames and content sniffing. */
function isSafe(headers: Record<string, string>): boolean {
  return (
    headers['content-security-policy']?.includes("frame-ancestors 'none'") === true &&
    !headers['content-security-policy'].includes('unsafe') &&
    headers['x-content-type-options'] === 'nosniff' &&
    headers['referrer-policy'] === 'no-referrer'
  );
}

test('a redirect does not forward the key', async ({ page, host }) => {
  const reached: (string | undefined)[] = [];
  const elsewhere = await serve((request, response) => {
    reached.push(request.headers.authorization);
    response.end();
  });
  for (const status of [301, 302, 307, 308]) {
    const headers = { Location: `${elsewhere.url}/v1/clubs` };
    host.set({ kind: 'answer', status, headers, body: '' });
    await page.goto(paths.club());
    await expect(page.getByText('Wi-Fi sign-in page, or a wrong address?')).toBeVisible();
  }
  expect(reached).toEqual([]);
  await elsewhere.stop();
});

test('text of the service is never markup or script', async ({ page, host, service }) => {
  test.setTimeout(120_000);
  host.set({ kind: 'rewrite', body: (json) => JSON.stringify(madeHostile(JSON.parse(json))) });
  // The short run tests every eighth page.
  const addresses = partOf(Object.values(await everyAddress(service)), 8);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByText('<script>window.hacked=1</script>').first()).toBeAttached();
    await untilSettled(page);
    expect(await page.evaluate(() => 'hacked' in window), address).toBe(false);
    expect(await page.locator('img[src=x]').count(), address).toBe(0);
  }
  console.log(`figure: hostile text in every field, ${addresses.length} pages: 0 effects (0)`);
});

const hostile =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>{{7*7}}\u202e';

/** Fields that control the page and are not shown. */
const notShown = /^(id|.*Id|.*At|.*[sS]tatus|homeAway|type|side)$/;

/** The reply with a hostile text in every shown field. */
function madeHostile(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return notShown.test(key) ? value : hostile;
  if (Array.isArray(value)) return value.map((each) => madeHostile(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, madeHostile(inner, name)]),
  );
}

test('after a redeploy an open tab reloads once and continues', async ({ page, host, service }) => {
  const match = await findMatch(service, 'ready');
  // The open tab has all its parts: a missing one would reload it before the press.
  await page.goto(paths.club(), { waitUntil: 'networkidle' });
  const link = page
    .getByRole('main')
    .locator(`a[href^="${paths.team(match)}"]`)
    .first();
  await expect(link).toBeVisible();
  // The old page's chunks are gone; a reload finds the new ones.
  host.set({ kind: 'answer', status: 404, body: '' }, /\/assets\//);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  page.on('framenavigated', () => host.set(null));
  await link.click();
  await expect(page).toHaveURL(new RegExp(paths.team(match)));
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(loads).toBeLessThanOrEqual(1);
  console.log(`figure: a redeploy under an open tab: ${loads} reload (1 at most)`);
});
