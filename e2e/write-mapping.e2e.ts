import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readMapping } from '../src/foreign/mapping.ts';
import { readFacts, tally, trueFacts } from '../src/foreign/testing/facts.ts';
import { readService } from '../src/foreign/testing/read-service.ts';
import { spanish } from '../src/foreign/testing/spanish-service.ts';
import { matches, teams } from '../src/foreign/testing/truth.ts';
import { match, openMatch, player, test, writeAndPrint } from './fixtures/other-service-page.ts';
import { ownBoxScore } from './fixtures/page.ts';

/* A service in words that nobody knows, and a club's helper who says on the settings page what is what. */

/** Where each field stands, as a helper finds it in the table of what was not understood. */
const said: [kind: string, entries: [path: string, field: string][]][] = [
  [
    'Teams',
    [
      ['plantillas[].clave', 'teams[].id'],
      ['plantillas[].denominacion', 'teams[].name'],
    ],
  ],
  [
    'Matches',
    [
      ['calendario[].clave', 'matches[].id'],
      ['calendario[].cuando', 'matches[].startsAt'],
      ['calendario[].marcha', 'matches[].status'],
      ['calendario[].enCasa', 'matches[].homeAway'],
      ['calendario[].enfrente.clave', 'matches[].opponent.id'],
      ['calendario[].enfrente.denominacion', 'matches[].opponent.name'],
      ['calendario[].tanteo.nosotros', 'matches[].score.team'],
      ['calendario[].tanteo.ellos', 'matches[].score.opponent'],
    ],
  ],
  [
    'Box score',
    [
      ['otroEquipo', 'opponent'],
      ['fichas[].codigo', 'players[].playerId'],
      ['fichas[].apodo', 'players[].name'],
      ['fichas[].camisola', 'players[].number'],
      ['fichas[].deInicio', 'players[].starter'],
      ['fichas[].tantos', 'players[].points'],
      ['fichas[].canastasDos.dentro', 'players[].twos.made'],
      ['fichas[].canastasDos.lanzadas', 'players[].twos.attempted'],
      ['fichas[].canastasTres.dentro', 'players[].threes.made'],
      ['fichas[].canastasTres.lanzadas', 'players[].threes.attempted'],
      ['fichas[].personalesTiro.dentro', 'players[].freeThrows.made'],
      ['fichas[].personalesTiro.lanzadas', 'players[].freeThrows.attempted'],
      ['fichas[].rechacesAtaque', 'players[].offensiveRebounds'],
      ['fichas[].rechacesDefensa', 'players[].defensiveRebounds'],
      ['fichas[].pases', 'players[].assists'],
      ['fichas[].errores', 'players[].turnovers'],
      ['fichas[].gorros', 'players[].blocks'],
      ['fichas[].infracciones', 'players[].fouls'],
      ['fichas[].balance', 'players[].plusMinus'],
    ],
  ],
];

const replyCard = (page: Page, kind: string) =>
  page.getByRole('region', { name: kind, exact: true });

/** Says what a path is, beside the path. */
async function choose(page: Page, kind: string, path: string, field: string) {
  await replyCard(page, kind)
    .getByRole('combobox', { name: `What ${path} is`, exact: true })
    .selectOption(field);
}

/** Says where a field stands, by writing the path. */
async function write(page: Page, kind: string, field: string, path: string) {
  const card = replyCard(page, kind);
  await card.getByRole('combobox', { name: 'Field', exact: true }).selectOption(field);
  await card.getByRole('combobox', { name: 'Where it stands', exact: true }).fill(path);
  await card.getByRole('button', { name: 'Add' }).click();
}

/** How many of the service's facts are right under a mapping. */
function readWith(text: string) {
  const read = readMapping(text);
  if (!('mapping' in read)) throw new Error('what was saved is no mapping');
  const played = matches.filter(({ score }) => score !== null);
  const replies = readService(
    {
      teams: spanish.teams,
      matches: spanish.matches,
      box: (id) => spanish.box(matches.find((one) => one.id === id) ?? match),
    },
    teams[0]?.id ?? '',
    played.map(({ id }) => id),
    read.mapping,
  );
  return tally(trueFacts(teams, matches, spanish.sends), readFacts(replies), spanish.sends);
}

test('a mapping written on the settings page, field by field, reads all of a service of other words', async ({
  page,
  open,
}) => {
  await open(spanish);
  await page.getByRole('link', { name: 'Say what is what' }).first().click();
  const preview = page.getByRole('region', { name: 'A match, as it is read now' });
  const shown = (term: string) =>
    preview.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
  await expect(shown('Team')).toHaveText('–');

  // Nothing below is there before the line above it is said: each choice is seen at once.
  for (const [kind, entries] of said) {
    if (kind === 'Box score') {
      await write(page, kind, 'team', 'nuestroEquipo');
      await write(page, kind, 'totals', 'suma');
    }
    for (const [path, field] of entries) await choose(page, kind, path, field);
    if (kind === 'Teams') await expect(shown('Team')).toHaveText('Herons U16');
    if (kind === 'Matches') {
      await expect(shown('Opponent')).toHaveText(match.opponent.name);
      await expect(shown('Status')).toHaveText('completed');
      await expect(shown('Score')).toHaveText(match.score?.join('–') ?? '');
    }
  }
  const row = preview.getByRole('row').filter({ hasText: player.name });
  await expect(row).toContainText(`${player.twos[0]}/${player.twos[1]}`);
  await expect(row.getByRole('cell').nth(2)).toHaveText(String(player.points));

  // A slip is named where it was made, and what is in use stays.
  await write(page, 'Box score', 'players[].points', 'fichas[].errores');
  await expect(page.getByRole('alert')).toContainText('players[].points');
  await expect(page.getByRole('alert')).toContainText('the numbers don’t add up');
  await expect(page.getByRole('button', { name: 'Use this' })).toBeDisabled();
  await write(page, 'Box score', 'players[].points', 'fichas[].tantos');
  await expect(page.getByRole('alert')).toHaveCount(0);

  const lines = await page.getByRole('button', { name: /^Take back/ }).count();
  console.log(`figure: mapping of a service of other words: ${lines} lines (40)`);
  expect(lines).toBeLessThanOrEqual(40);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const facts = readWith(await readFile(await (await saved).path(), 'utf8'));
  console.log(
    `figure: facts read with the mapping written on the page: ${facts.read} of ${facts.sent} (100%)`,
  );
  expect(facts.read).toBe(facts.sent);
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.goto(new URL('/', page.url()).href);
  await openMatch(page);
  for (const { name, points, turnovers, plusMinus } of match.own.players) {
    const line = ownBoxScore(page).getByRole('row').filter({ hasText: name });
    await expect(line).toContainText(String(points));
    await expect(line).toContainText(String(turnovers));
    await expect(line).toContainText(String(Math.abs(plusMinus)));
  }
  await writeAndPrint(page);
});
