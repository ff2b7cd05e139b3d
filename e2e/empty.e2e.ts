import * as v from 'valibot';
import { paths } from '../src/dashboard/api/paths.ts';
import { admin, makeKey } from './fixtures/recorder.ts';
import { type RunningService, serviceWith } from './fixtures/service.ts';
import { expect, test as withService } from './fixtures/test.ts';

const added = v.object({ team: v.object({ id: v.string() }) });

const test = withService.extend<object, { service: RunningService }>({
  service: [serviceWith({ DEMO: 'off' }), { scope: 'worker', timeout: 240_000 }],
});

test('a new club, and its new team, say what is missing and what comes next', async ({
  page,
  service,
}) => {
  await admin(service, 'club', 'add', 'North');
  const key = await makeKey(service, 'North', 'reading');
  await page.goto('/');
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Open the club' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North');
  await expect(page.getByText('This club has no team yet')).toBeVisible();

  const { team } = v.parse(added, await admin(service, 'team', 'add', 'North', 'North U16'));
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
