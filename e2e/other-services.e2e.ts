import { expect } from '@playwright/test';
import { near } from '../src/foreign/testing/near-service.ts';
import { flat, homeAway, snake } from '../src/foreign/testing/services.ts';
import { spanish, spanishMapping } from '../src/foreign/testing/spanish-service.ts';
import { club } from '../src/foreign/testing/truth.ts';
import { times } from '../src/testing/share.ts';
import { openMatch, test, writeAndPrint } from './fixtures/other-service-page.ts';

/* Services that follow the published reference with different field names. */

// The short run opens two of them; unit tests read all.
const opened = Object.entries({ near, homeAway, flat, snake }).slice(0, times(2, 4));
for (const [name, service] of opened) {
  test(`a service with other field names (${name}): club, match, insights, a player and the sheet`, async ({
    page,
    open,
  }) => {
    await open(service);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.name);
    await openMatch(page);
    await writeAndPrint(page);
  });
}

test('unknown field names: the page lists the unread fields, and a mapping reads them all', async ({
  page,
  open,
}) => {
  await open(spanish);
  await page.getByRole('link', { name: 'Explain unread fields' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How your data is read');
  await page.getByLabel('Load a file').setInputFiles({
    name: 'mapping.json',
    mimeType: 'application/json',
    buffer: Buffer.from(spanishMapping.replace('fichas[].tantos', 'fichas[].errores')),
  });
  const leftOut = page.getByRole('region', { name: 'Box score: left out' });
  await expect(leftOut).toContainText('The points are not what the shots score.');
  await page.getByLabel('Load a file').setInputFiles({
    name: 'mapping.json',
    mimeType: 'application/json',
    buffer: Buffer.from(spanishMapping),
  });
  await page.getByRole('heading', { name: 'Box score' }).click();
  const understood = page.getByRole('region', { name: 'Box score: understood' });
  await expect(understood).toContainText('players[].points');
  await page.goto(new URL('/', page.url()).href);
  await openMatch(page);
});
