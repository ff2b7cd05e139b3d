import { writeFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { paths } from '../../src/dashboard/api/paths.ts';
import { liveStats, namesOf } from '../fixtures/add-page.ts';
import { call, findMatch, findWhere } from '../fixtures/call.ts';
import { startService } from '../fixtures/service.ts';
import { expect, type OtherPage, pageOf, signIn, test } from './page.ts';

/* Ten journeys of a coach in Firefox and WebKit. */

const written = { timeout: 60_000 };

test('a pasted key opens the club', async ({ other }) => {
  await signIn(other);
  await other.click('link', 'Kestrel Bay U18');
  await other.see('heading', 'Kestrel Bay U18');
});

test('a listed match has a box score that sorts by points', async ({ other, service }) => {
  const { teamId, matchId, match } = await findMatch(service, 'ready');
  const { team } = await call(service, 'getBoxScore', { matchId });
  await signIn(other);
  await other.goTo(paths.team({ teamId }));
  await other.click('link', match.opponent.name);
  await other.see('table', /^Box score of/);
  await other.click('button', /^PTS/);
  const points = team.players.map((player) => player.points ?? 0).sort((a, b) => b - a);
  await expect.poll(() => columnOf(other, 3)).toEqual(points);
});

/** A column of the first box score, without its totals. */
const columnOf = (page: OtherPage, index: number) =>
  page.run(
    `const [body] = document.querySelector('[aria-label^="Box score of"] table').tBodies;
    return [...body.rows].map(({ cells }) => Number(cells[arguments[0]].innerText));`,
    index,
  );

test('insights are generated and shown', async ({ other, service }) => {
  await signIn(other);
  await other.goTo(paths.insights(await findMatch(service, 'not_generated')));
  await other.click('button', 'Write insights');
  await other.see('heading', /^Six ratings/);
  await expect.poll(() => other.text(), written).toContain('Insights are up to date.');
});

test('a player has a match page', async ({ other, service }) => {
  const match = await findMatch(service, 'ready');
  const { team } = await call(service, 'getBoxScore', match);
  // The table has "T. Ulvestad", the page the full name.
  const [, surname = ''] = team.players[0]?.name.split(' ') ?? [];
  await signIn(other);
  await other.goTo(paths.match(match));
  await other.click('link', new RegExp(`\\b${surname}$`));
  await other.see('heading', new RegExp(`\\b${surname}$`));
  await other.see('heading', /^Six ratings/);
});

test('a season’s trends are drawn', async ({ other, service }) => {
  await signIn(other);
  await other.goTo(paths.trends(await findMatch(service, 'ready')));
  await other.see('figure', /^Effective field goals/);
  const points = `return [...document.querySelectorAll('figure a')]
    .filter((each) => each.getBoundingClientRect().width > 0).length`;
  await expect.poll(() => other.run(points)).toBeGreaterThan(50);
});

test('a match is printed', async ({ other, service }, info) => {
  const match = await findMatch(service, 'ready');
  const { team } = await call(service, 'getBoxScore', match);
  await signIn(other);
  await other.goTo(paths.print(match));
  await other.see('button', 'Print');
  await other.click('radio', 'Names');
  for (const { name } of team.players) await expect.poll(() => other.text()).toContain(name);
  // WebKit's driver can't print. Firefox prints glyphs as shapes without text.
  if (info.project.name === 'webkit') return;
  const printed = Buffer.from(String(await other.driver.send('Print', { page: a4 })), 'base64');
  await writeFile(info.outputPath('sheet.pdf'), printed);
  const pdf = await getDocumentProxy(new Uint8Array(printed));
  expect(pdf.numPages).toBe(2);
});

/** Centimetres. */
const a4 = { width: 21, height: 29.7 };

test('a visited match works offline', async ({ driver }) => {
  const service = await startService();
  const page = pageOf(driver, service.url);
  const match = await findMatch(service, 'ready');
  await page.goTo('/');
  await page.run('await navigator.serviceWorker.ready');
  await signIn(page, { remember: true });
  await page.goTo(paths.match(match));
  await page.see('table', /^Box score of/);
  await expect.poll(() => page.run(storedPages)).toMatch(/box-score.*matches|matches.*box-score/);
  await service.stop();
  await service.remove();
  await page.reload();
  await page.see('table', /^Box score of/);
});

/** The pages that the browser has cached, as text. */
const storedPages = `
  const all = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve) => {
      indexedDB.open(name).onsuccess = ({ target }) => resolve(target.result);
    });
    for (const store of database.objectStoreNames) {
      all.push(await new Promise((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAllKeys();
        reading.onsuccess = () => resolve(JSON.stringify(reading.result));
      }));
    }
    database.close();
  }
  return all.join();`;

test('a match file becomes a club on the device', async ({ other }, info) => {
  // The date is in its name, since browsers differ in typed dates.
  const file = info.outputPath(`2026-11-14 ${liveStats.name}`);
  await writeFile(file, liveStats.text);
  await other.goTo('/settings');
  await other.click('button', 'Open match files on this device');
  await other.see('heading', 'Add matches');
  await expect.poll(() => other.text()).toContain('Recognised by content');
  await other.choose(file);
  await other.see('button', 'That is our team');
  await other.select(namesOf().away);
  await other.click('button', 'That is our team');
  await other.click('button', /^Add 1/);
  await other.see('heading', /^1 match added/);
  await other.reload();
  await other.goTo('/');
  await other.see('link', namesOf().away);
});

test('a plan of playing time is changed', async ({ other, service }) => {
  const { teamId, matchId } = await findWhere(service, ({ status }) => status === 'scheduled');
  await signIn(other);
  await other.goTo(paths.playingTime({ teamId }, { match: matchId }));
  await other.see('table', 'The plan');
  const cell = 'return document.querySelector("table [aria-pressed]")';
  const was = await other.run(`${cell}.getAttribute("aria-pressed")`);
  await other.click('button', String(await other.run(`${cell}.getAttribute("aria-label")`)));
  await expect.poll(() => other.run(`${cell}.getAttribute("aria-pressed")`)).not.toBe(was);
});

test('the page becomes Spanish, and dark', async ({ other }) => {
  await signIn(other);
  await other.goTo('/settings');
  await other.click('radio', 'Español');
  await other.see('heading', 'Ajustes');
  const background = 'return getComputedStyle(document.documentElement).backgroundColor';
  const light = await other.run(background);
  await other.click('radio', 'Oscuro');
  await expect.poll(() => other.run(background)).not.toBe(light);
  await other.reload();
  await other.see('heading', 'Ajustes');
  await expect.poll(() => other.run(background)).not.toBe(light);
});
