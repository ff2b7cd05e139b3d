import { createServer } from 'node:http';
import { extractText, getDocumentProxy } from 'unpdf';
import { paths } from '../src/dashboard/paths.ts';
import { everyAddress } from './fixtures/addresses.ts';
import { findMatch } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { demoKey } from './fixtures/service.ts';

test('the key goes to its own service alone: into no address, log, page, title or print', async ({
  page,
  host,
  service,
}) => {
  test.setTimeout(180_000);
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => {
    const { authorization = '', ...headers } = request.headers();
    const own = request.url().startsWith(host.url);
    seen.push(request.url(), JSON.stringify(headers), own ? '' : authorization);
    seen.push(request.postData() ?? '');
  });
  const addresses = Object.values(await everyAddress(service));
  for (const fault of [null, failing(500, 'INTERNAL')]) {
    host.set(fault);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(/\w/);
      seen.push(await page.content(), await page.title(), page.url());
    }
  }
  const pdf = await page.pdf();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  seen.push(text, pdf.toString('latin1'));
  expect(seen.filter((each) => each.includes(demoKey))).toEqual([]);
  console.log(
    `figure: 0 canaries on ${addresses.length} pages, well and failing, ${seen.length} places`,
  );
});

test('a redirect takes the key nowhere', async ({ page, host }) => {
  const reached: (string | undefined)[] = [];
  const elsewhere = createServer((request, response) => {
    reached.push(request.headers.authorization);
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = elsewhere.address();
  const port = typeof address === 'object' ? address?.port : 0;
  for (const status of [301, 302, 307, 308]) {
    const headers = { Location: `http://127.0.0.1:${port}/v1/clubs` };
    host.set({ kind: 'answer', status, headers, body: '' });
    await page.goto(paths.club());
    await expect(page.getByText('Wi-Fi sign-in page, or a wrong address?')).toBeVisible();
  }
  expect(reached).toEqual([]);
  await new Promise((resolve) => elsewhere.close(resolve));
});

test('text of the service stays text: no script, no element, no effect', async ({
  page,
  host,
  service,
}) => {
  const hostile =
    '<img src=x onerror=\\"window.hacked=1\\"><script>window.hacked=1</script>{{7*7}}\\u202e';
  const body = (json: string) =>
    json.replace(
      /"(name|message|comment|competition|venue|round|category|coach)":"[^"]*"/g,
      (_, field) => `"${field}":"${hostile}"`,
    );
  host.set({ kind: 'rewrite', body });
  const match = await findMatch(service, 'ready');
  for (const address of [
    paths.club(),
    paths.team(match),
    paths.match(match),
    paths.insights(match),
    paths.print(match),
  ]) {
    await page.goto(address);
    await expect(page.getByText('<script>window.hacked=1</script>').first()).toBeAttached();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('img[src=x]').count()).toBe(0);
  }
});

test('a redeploy under an open tab costs one reload, and strands nobody', async ({
  page,
  host,
  service,
}) => {
  const match = await findMatch(service, 'ready');
  await page.goto(paths.club());
  const link = page
    .getByRole('main')
    .locator(`a[href^="${paths.team(match)}"]`)
    .first();
  await expect(link).toBeVisible();
  // What the old page would load next is gone; a page that loads anew finds what it needs.
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
});
