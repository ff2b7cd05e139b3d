import type { JSHandle, Page } from '@playwright/test';
import * as v from 'valibot';
import { repliesOf } from '../../src/club/testing/replies.ts';
import { lookSchema } from '../../src/contract/adding.ts';
import { endpoints, pathOf } from '../../src/contract/endpoints.ts';
import { envelopeSchema } from '../../src/contract/envelope.ts';
import { opponentKey, paths } from '../../src/dashboard/api/paths.ts';
import { readMatchFiles } from '../../src/match-files/match-files.ts';
import { arePresent } from '../../src/testing/real-matches.ts';
import { drop, fillMissingDays, newClub, test, yes } from '../fixtures/add-page.ts';
import { addressesOf } from '../fixtures/addresses.ts';
import { buildStatic, startFileHost } from '../fixtures/file-host.ts';
import { type MatchOnDisk, matchesOnDisk } from '../fixtures/match-files.ts';
import { follow } from '../fixtures/page.ts';
import { readPdf } from '../fixtures/pdf-text.ts';
import type { RunningService } from '../fixtures/service.ts';
import { expect } from '../fixtures/test.ts';

type Get = (path: string, method?: string) => Promise<{ text: string }>;

const homeOf = ({ files }: MatchOnDisk) =>
  readMatchFiles(files.map(({ name: fileName, text }) => ({ fileName, text })))[0]?.recorded.home
    .name ?? '';

/** Adds a match on the page; if our side is unknown, it is the home side. */
async function addAtPage(page: Page, match: MatchOnDisk): Promise<void> {
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeVisible();
  await drop(page, match.files);
  await expect(yes(page)).toBeVisible();
  const name = page.getByRole('combobox', { name: 'In the files it is called' });
  if (await name.isVisible()) {
    const home = homeOf(match);
    await name.selectOption(home);
    const team = page.getByRole('combobox', { name: 'That is', exact: true });
    const known = await team.getByRole('option').allInnerTexts();
    await team.selectOption({ label: known.includes(home) ? home : 'a new team' });
    await page.getByRole('button', { name: 'That is our team' }).click();
    await expect(name).toHaveCount(0);
  }
  await fillMissingDays(page, match.day);
  await yes(page).click();
  await expect(page.getByRole('heading', { name: '1 match added' })).toBeVisible();
  await page.getByRole('button', { name: 'Add more…' }).click();
}

/** Adds the same matches with the same answers by the service's calls. */
async function addAtService(
  service: RunningService,
  key: string,
  matches: readonly MatchOnDisk[],
  get: Get,
): Promise<void> {
  const ask = async (path: string, body: FormData | object | null) => {
    const isForm = body instanceof FormData;
    const response = await fetch(service.url + path, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === null ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return v.parse(lookSchema, v.parse(envelopeSchema, await response.json()).data);
  };
  const { id: clubId } = dataOf('getClub', (await get(pathOf('getClub', {}))).text);
  for (const match of matches) {
    const form = new FormData();
    for (const { name, text } of match.files) form.append('file', new File([text], name));
    let look = await ask('/import/looks', form);
    const path = `/import/looks/${look.id}`;
    if (look.matches[0]?.side === null) {
      const name = homeOf(match);
      const { teams } = dataOf('listTeams', (await get(pathOf('listTeams', { clubId }))).text);
      const known = teams.find((team) => team.name === name);
      const team = known === undefined ? { newName: name } : { id: known.id };
      look = await ask(`${path}/sides`, { name, team });
    }
    const choices = look.matches.map((each) => [each.key, each.day ? {} : { day: match.day }]);
    await ask(`${path}/store`, { matches: Object.fromEntries(choices) });
    await expect.poll(async () => (await ask(path, null)).state).toBe('stored');
  }
}

/** `data` of a reply of the contract. */
function dataOf<Name extends 'getClub' | 'listTeams' | 'listRoster' | 'listMatches'>(
  name: Name,
  text: string,
): v.InferOutput<(typeof endpoints)[Name]['data']> {
  return v.parse(endpoints[name].data, v.parse(envelopeSchema, JSON.parse(text)).data);
}

/** A worker of the page's code and storage, and a function to call it. */
async function workerOf(page: Page) {
  const [running] = page.workers();
  const worker: JSHandle<Worker> = await page.evaluateHandle(
    (url) => new Worker(url, { type: 'module', name: 'test' }),
    running?.url() ?? '',
  );
  let count = 0;
  return (name: string, ...args: unknown[]): Promise<unknown> => {
    count += 1;
    return worker.evaluate(
      (thread, ask) =>
        new Promise((resolve) => {
          thread.addEventListener('message', ({ data }) => {
            if (data.id === ask.id) resolve(data.result);
          });
          thread.postMessage(ask);
        }),
      { id: count, name, args },
    );
  };
}

const replySchema = v.object({ text: v.string() });

/** The text without ids, including the request's. */
const comparable = (text: string) =>
  text.replace(/,"requestId":"[^"]+"/, '').replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');

test.use({ serviceWorkers: 'allow' });

test('matches dropped on a page of a plain file host, then offline: the service’s replies, every page and the sheet', async ({
  page,
  context,
  service,
}) => {
  test.setTimeout(900_000);
  page.setDefaultTimeout(60_000);
  const matches = matchesOnDisk();
  if (!arePresent) console.log('figure: real matches: none in ../shared/data; with invented ones');
  const host = await startFileHost(buildStatic('static-matches'));
  const outside: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn = `${origin}/` === host.url && !/^\/(v1|import)\b/.test(pathname);
    if (!isOwn && !request.url().startsWith('blob:')) outside.push(request.url());
  });
  await page.goto(host.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.has('device'))).toBe(true);
  await context.setOffline(true);
  await host.stop();
  await page.getByRole('button', { name: 'Open match files on this device' }).click();
  for (const match of matches) await addAtPage(page, match);

  const ask = await workerOf(page);
  const [club] = v.parse(
    v.array(v.object({ id: v.string(), name: v.string() })),
    await ask('list'),
  );
  if (club === undefined) throw new Error('no club on the device');
  const call = { clubId: club.id, language: 'en' };
  const ofDevice: Get = async (path, method = 'GET') =>
    v.parse(replySchema, await ask('answer', { ...call, path, method }));
  const key = await newClub(service, club.name);
  const ofService: Get = async (path, method = 'GET') => {
    const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' };
    return { text: await (await fetch(service.url + path, { method, headers })).text() };
  };
  await addAtService(service, key, matches, ofService);
  const replies = [];
  for (const get of [ofDevice, ofService]) {
    const { id: clubId } = dataOf('getClub', (await get(pathOf('getClub', {}))).text);
    const texts: string[] = [];
    const keep: Get = async (path) => {
      const { text } = await get(path);
      // Postgres may reorder jsonb, so only data stored as text have equal bytes.
      if (/(box-score|play-by-play)$/.test(path)) texts.push(comparable(text));
      return { text };
    };
    // Insights choose their wording by the match's id.
    const read = await repliesOf(clubId, keep, { insights: false });
    replies.push({
      texts,
      read: read.map((reply) => JSON.parse(comparable(JSON.stringify(reply)))),
    });
  }
  const [here, there] = replies;
  expect(here?.texts).toHaveLength(2 * matches.length);
  expect(here?.texts).toEqual(there?.texts);
  expect(here?.read).toEqual(there?.read);
  console.log(
    `figure: ${matches.length} matches on a device: ${here?.texts.length} box scores and plays the service’s byte for byte but ids (all), all ${here?.read.length} replies equal (all)`,
  );

  const ids = await idsOf(ofDevice, club.id);
  await page.goto(new URL(paths.insights(ids), host.url).href);
  await page.getByRole('button', { name: 'Write insights' }).click();
  await expect(page.getByText('Insights are up to date.')).toBeVisible();
  const addresses = addressesOf(ids);
  for (const [name, address] of Object.entries(addresses)) {
    await follow(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first(), name).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: /^Loading/ }), name).toHaveCount(0);
    await expect(main.getByRole('alert'), name).toHaveCount(0);
    await expect(main, name).not.toContainText(/You are offline|Something went wrong/);
  }
  await page.goto(new URL(paths.print(ids), host.url).href);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  const [sheet] = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheet?.flat).toContain(ids.opponentName);
  expect(outside).toEqual([]);
  console.log(
    `figure: requests of ${Object.keys(addresses).length} pages and a sheet of a club on a device beyond the page’s own files: 0 (0)`,
  );
});

/** The ids for the addresses: the team with most matches, and its latest match with plays. */
async function idsOf(get: Get, clubId: string) {
  const { teams } = dataOf('listTeams', (await get(pathOf('listTeams', { clubId }))).text);
  const lists = await Promise.all(
    teams.map(async ({ id: teamId }) => ({
      teamId,
      ...dataOf('listMatches', (await get(pathOf('listMatches', { teamId }))).text),
    })),
  );
  const [most] = lists.sort((a, b) => b.matches.length - a.matches.length);
  if (most === undefined) throw new Error('no team');
  const { teamId } = most;
  const [match, other] = most.matches;
  const people = dataOf('listRoster', (await get(pathOf('listRoster', { teamId }))).text).roster;
  return {
    teamId,
    matchId: match?.id ?? '',
    otherMatchId: other?.id ?? '',
    playerId: people[0]?.playerId ?? '',
    otherId: people[1]?.playerId ?? '',
    opponent: (match && opponentKey(match.opponent)) ?? '',
    opponentName: match?.opponent.name ?? '',
  };
}
