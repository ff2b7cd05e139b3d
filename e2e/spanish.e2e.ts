import type { Page } from '@playwright/test';
import { paths } from '../src/dashboard/api/paths.ts';
import { findMatch } from './fixtures/call.ts';
import { signIn } from './fixtures/page.ts';
import { expectWithinMargins, print } from './fixtures/paper-test.ts';
import { expect, test } from './fixtures/test.ts';

const html = (page: Page) => page.locator('html');

async function chooseSpanish(page: Page): Promise<void> {
  await page.goto(paths.settings());
  await page.getByRole('radio', { name: 'Español' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
}

test('Spanish is chosen in the settings, at once and without losing typed text, and remembered', async ({
  page,
  service,
}) => {
  await signIn(page);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goto(paths.settings());
  await page.getByLabel('API key').fill('half a ke');
  const spanish = page.getByRole('radio', { name: 'Español' });
  await spanish.check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await expect(page).toHaveTitle('Ajustes · Boxout');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await expect(page.getByLabel('Clave de API')).toHaveValue('half a ke');
  await expect(spanish).toBeFocused();

  const match = await findMatch(service, 'ready');
  await page.goto(paths.match(match));
  await expect(page).toHaveTitle(/^Estadística · .+ vs\. .+ · Boxout$/);
  const table = page.getByRole('region', { name: /^Estadística de/ }).first();
  const heads = await table.getByRole('columnheader').allInnerTexts();
  expect(heads.map((head) => head.trim())).toEqual(
    expect.arrayContaining(['Nombre', 'Min', 'Pts', 'TC', 'T2', 'T3', 'TL', 'RO', 'As', 'Pér']),
  );
  await expect(table.getByRole('row', { name: 'Porcentajes' })).toContainText(/\d,\d/);
  const weekday = /(lun|mar|mié|jue|vie|sáb|dom), \d+ (ene|feb|oct|nov|dic|sept) \d{4}/;
  await expect(page.getByText(weekday).first()).toBeVisible();

  await page.reload();
  await expect(page).toHaveTitle(/^Estadística/);
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await page.goto(paths.settings());
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('only Spanish loads the Spanish catalogue, and a Spanish browser starts with it', async ({
  page,
  browser,
  service,
}) => {
  const words = /\/assets\/es-[^/]+\.js$/;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page);
  expect(asked.filter((url) => words.test(url))).toEqual([]);
  await chooseSpanish(page);
  expect(asked.filter((url) => words.test(url))).toHaveLength(1);

  const context = await browser.newContext({ locale: 'es-AR', baseURL: service.url });
  const spanishPage = await context.newPage();
  await spanishPage.goto('/');
  await expect(spanishPage.getByRole('button', { name: 'Abrir el club' })).toBeVisible();
  await expect(spanishPage.getByRole('radio', { name: 'Español' })).toBeChecked();
  await spanishPage.route(/\/assets\//, (route) => route.abort());
  await spanishPage.goto('/', { waitUntil: 'commit' });
  await expect(html(spanishPage), 'before any of the app is there').toHaveAttribute('lang', 'es');
  await context.close();
});

test('if the Spanish catalogue can’t be loaded, the page stays unchanged and says so', async ({
  page,
}) => {
  await page.goto(paths.settings());
  await page.route(/\/assets\/es-/, (route) => route.abort());
  const spanish = page.getByRole('radio', { name: 'Español' });
  await spanish.click();
  await expect(page.getByRole('alert')).toHaveText(
    'This language could not be loaded. Check the network.',
  );
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('the printed sheet is Spanish too, including its footer and file name', async ({
  page,
  service,
}) => {
  await signIn(page);
  await chooseSpanish(page);
  await page.goto(paths.print(await findMatch(service, 'ready')));
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
  const sheets = await print(page, 'A4');
  // Spanish is longer: the shot chart may need a separate page.
  expect(sheets.length).toBeLessThanOrEqual(3);
  expectWithinMargins(sheets);
  const [first, ...others] = sheets.map(({ flat }) => flat);
  const second = others.join(' ');
  expect(first).toContain(`página 1 de ${sheets.length}`);
  expect(first).toContain('Totales');
  expect(first).toMatch(/TL RO RD RT As Pér Rec Tap FC FR \+\/- Efi Pts/);
  expect(second).toContain('Carta de tiro');
  expect(second).toMatch(/\+\d+,\d/);
  await page.goto(paths.printRoster(await findMatch(service, 'ready')));
  await expect(page).toHaveTitle(/ plantilla /);
});
