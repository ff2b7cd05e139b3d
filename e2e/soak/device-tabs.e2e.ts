import { drop, fillDays, test, yes } from '../fixtures/add-page.ts';
import { addOnDevice, addTheRest, holdStoring, seasonFiles } from '../fixtures/device.ts';
import { expect } from '../fixtures/test.ts';

test('matches added in one tab appear in another without a reload', async ({ page, context }) => {
  test.setTimeout(180_000);
  const [first, second] = seasonFiles(2);
  if (first === undefined || second === undefined) throw new Error('too few matches');
  await addOnDevice(page, [first], 'Ours');
  await expect(page.getByRole('heading', { name: '1 match added' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('heading', { level: 2 }).getByRole('link').click();
  const rows = other.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const before = await rows.count();
  await page.getByRole('button', { name: 'Add more…' }).click();
  await drop(page, [second]);
  await fillDays(page, '2026-11-15');
  await yes(page).click();
  await expect(page.getByRole('heading', { name: '1 match added' })).toBeVisible();
  await expect(rows).toHaveCount(before + 1);
});

test('closing a tab while it adds 28 files leaves only whole matches', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const other = await context.newPage();
  await other.goto('/settings');
  const held = holdStoring(other);
  await addOnDevice(page, seasonFiles(28), 'Ours');
  await held;
  await page.close();
  await other.reload();
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ours');
  await other.getByRole('link', { name: 'Add matches' }).click();
  await addTheRest(other, 28);
});
