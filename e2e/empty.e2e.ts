import * as v from 'valibot';
import { paths } from '../src/dashboard/api/paths.ts';
import { test } from './fixtures/add-page.ts';
import { command, makeKey, openWith } from './fixtures/recorder.ts';
import { expect } from './fixtures/test.ts';

const added = v.object({ team: v.object({ id: v.string() }) });

test('a new club, and its new team, name the missing data and the next step', async ({
  page,
  service,
}) => {
  await command(service, 'club add <name>', { name: 'North' });
  const key = await makeKey(service, 'North', 'reading');
  await openWith(page, key, 'North');
  await expect(page.getByText('This club has no team yet')).toBeVisible();

  const { team } = v.parse(
    added,
    await command(service, 'team add <club> <name>', { club: 'North', name: 'North U16' }),
  );
  const teamId = team.id;
  await page.reload();
  await page.getByRole('link', { name: 'North U16' }).first().click();
  await expect(page.getByText('This team has no match yet')).toBeVisible();
  await page.goto(paths.trends({ teamId }));
  await expect(page.getByText('No match is completed yet')).toBeVisible();
  await page.goto(paths.roster({ teamId }));
  await expect(page.getByText('This team has no players yet')).toBeVisible();
  await page.goto(paths.printSeason({ teamId }));
  await expect(page.getByText('No match is completed yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ratings' })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});
