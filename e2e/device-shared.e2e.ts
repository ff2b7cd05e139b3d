import { openAsBlob } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { type Look, lookSchema } from '../src/contract/adding.ts';
import { envelopeSchema } from '../src/contract/envelope.ts';
import { namesByCount } from '../src/dashboard/add-matches/side-names.ts';
import { opponentKey } from '../src/dashboard/api/paths.ts';
import { createDevice } from '../src/dashboard/device/device.ts';
import { createMemoryClubs } from '../src/dashboard/device/testing/memory-clubs.ts';
import { repliesOf } from '../src/dashboard/device/testing/replies.ts';
import { testTools } from '../src/dashboard/device/testing/test-device.ts';
import { arePresent, realFiles, realText, reason } from '../src/testing/real-matches.ts';
import { drop, fillDays, newClub, test, yes } from './fixtures/add-page.ts';
import { addressesOf } from './fixtures/addresses.ts';
import { buildStatic, startFileHost } from './fixtures/file-host.ts';
import type { RunningService } from './fixtures/service.ts';
import { expect } from './fixtures/test.ts';

const files = (['livestats', 'euroleague'] as const).flatMap((format) =>
  realFiles(format).map((name) => ({ name, text: realText(format, name) })),
);
const day = '2022-03-05';

/** Drops all files, and says of each match that nobody knows that its commoner side is ours, as the page proposes. */
async function addAll(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Open match files on this device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add matches');
  await drop(page, files);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('matches in');
  const question = page.getByRole('heading', { name: 'Which side is yours?' });
  while (await question.isVisible()) {
    const asked = page.getByText(/in \d+ match(es)? nobody can tell/);
    const before = await asked.innerText();
    await page.getByRole('button', { name: 'That is our team' }).first().click();
    await expect(page.getByText(before)).toHaveCount(0, { timeout: 30_000 });
  }
  await fillDays(page, day);
  const began = Date.now();
  await yes(page).click();
  const added = page.getByRole('heading', { name: /\d+ matches added/ });
  await expect(added).toBeVisible({ timeout: 120_000 });
  const count = Number(/\d+/.exec(await added.innerText()));
  console.log(`figure: ${count} real matches stored on a device`, Date.now() - began, 'ms');
  return count;
}

/** The same files, sides and days through the service's own calls; the club's key. */
async function addAtService(service: RunningService): Promise<string> {
  const key = await newClub(service, 'The same');
  const headers = { Authorization: `Bearer ${key}` };
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(service.url + path, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    return v.parse(envelopeSchema, await response.json()).data;
  };
  const send = async (path: string, body: object): Promise<Look> => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    return v.parse(lookSchema, await ask(path, { ...init, body: JSON.stringify(body) }));
  };
  const form = new FormData();
  for (const { name, text } of files) form.append('file', new File([text], name));
  let look = v.parse(lookSchema, await ask('/import/looks', { method: 'POST', body: form }));
  const path = `/import/looks/${look.id}`;
  const unknown = () => look.matches.filter(({ side }) => side === null);
  let newName = '';
  while (unknown().length > 0) {
    const [{ name } = { name: '' }] = namesByCount(unknown());
    newName ||= name;
    look = await send(`${path}/sides`, { name, team: { newName } });
  }
  const choices = look.matches.map(({ key: match, day: known }) => [match, known ? {} : { day }]);
  await send(`${path}/store`, { matches: Object.fromEntries(choices) });
  const stored = async () => v.parse(lookSchema, await ask(path)).state;
  await expect.poll(stored, { timeout: 120_000 }).toBe('stored');
  return key;
}

const withoutIds = (text: string) => text.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');

const title =
  'real matches in a page from a host of plain files, its network cut: the service’s box scores, insights, every page';

test.use({ serviceWorkers: 'allow' });
if (arePresent)
  test(title, ({ page, context, service }) => playThrough({ page, context, service }));
else console.log(`figure: ${title}${reason}`);

async function playThrough({
  page,
  context,
  service,
}: {
  page: Page;
  context: BrowserContext;
  service: RunningService;
}): Promise<void> {
  test.setTimeout(600_000);
  const host = await startFileHost(buildStatic('/', 'static-shared'), '/');
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn = `${origin}/` === host.url && !/^\/(v1|import)\b/.test(pathname);
    if (!isOwn && !request.url().startsWith('blob:')) outside.push(request.url());
  });
  await page.goto(host.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.has('device'))).toBe(true);
  await context.setOffline(true);
  const count = await addAll(page);
  expect(count).toBeGreaterThan(15);

  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await page.getByRole('button', { name: 'Write insights' }).click();
  await expect(page.getByText('Insights are up to date.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Settings' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await openAsBlob(await (await coming).path());

  const device = createDevice(
    testTools(new Date(), createMemoryClubs(), (error) => {
      throw error;
    }),
  );
  const opened = await device.openFile(file, false);
  if (opened.kind !== 'opened') throw new Error('the file is not opened');
  const clubId = opened.club.id;
  const ofDevice = new Map<string, string>();
  const lists = await repliesOf(clubId, async (path) => {
    const { text } = await device.answer({ clubId, method: 'GET', path, language: 'en' });
    ofDevice.set(path, text);
    return { text };
  });
  const key = await addAtService(service);
  const ofService = new Map<string, string>();
  const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' };
  const get = async (path: string) => {
    const text = await (await fetch(service.url + path, { headers })).text();
    ofService.set(path, text);
    return { text };
  };
  const club = v.parse(
    v.object({ data: v.object({ id: v.string() }) }),
    JSON.parse((await get('/v1/clubs')).text),
  );
  await repliesOf(club.data.id, get);
  for (const kind of ['box-score', 'play-by-play']) {
    const texts = (replies: Map<string, string>) =>
      [...replies]
        .filter(([path]) => path.endsWith(kind))
        .map(([, text]) => withoutIds(text))
        .sort();
    expect(texts(ofDevice)).toEqual(texts(ofService));
    expect(texts(ofDevice)).toHaveLength(count);
    console.log(
      `figure: ${kind} of a device as the service’s byte for byte but ids`,
      count,
      '(all)',
    );
  }

  const matches = v.parse(
    v.object({
      matches: v.array(
        v.object({ id: v.string(), opponent: v.object({ id: v.string(), name: v.string() }) }),
      ),
    }),
    lists.find(([path]) => path.endsWith('/matches'))?.[1],
  ).matches;
  const players = v.parse(
    v.object({ roster: v.array(v.object({ playerId: v.string() })) }),
    lists.find(([path]) => path.endsWith('/roster'))?.[1],
  ).roster;
  const [match, otherMatch] = matches;
  const [player, other] = players;
  const teamId = /\/v1\/teams\/([^/]+)/.exec([...ofDevice.keys()].join(' '))?.[1] ?? '';
  const addresses = addressesOf({
    teamId,
    matchId: match?.id ?? '',
    playerId: player?.playerId ?? '',
    otherId: other?.playerId ?? '',
    otherMatchId: otherMatch?.id ?? '',
    opponent: (match && opponentKey(match.opponent)) ?? '',
  });
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(new URL(address, host.url).href);
    await expect(page.getByRole('main').getByRole('heading').first(), name).toBeVisible();
    await expect(page.getByRole('main'), name).not.toContainText('You are offline');
    await expect(page.getByRole('main'), name).not.toContainText('Something went wrong');
  }
  expect(outside).toEqual([]);
  console.log(
    `figure: requests of ${Object.keys(addresses).length} pages of a club on a device beyond the page’s own files: 0 (0)`,
  );
  host.stop();
}
