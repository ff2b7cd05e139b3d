import { paths } from '../src/dashboard/api/paths.ts';
import { verdictOf } from '../src/insights/verdict.ts';
import { call, demoTeams } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { openPlays, part } from './fixtures/plays-page.ts';

test('the score can be read by keyboard moment by moment', async ({ page, service }) => {
  await openPlays(page, service);
  const flow = part(page, 'Score flow');
  const moment = flow.getByRole('slider', { name: 'Score flow, score by score' });
  await moment.focus();
  await page.keyboard.press('Home');
  await expect(moment).toHaveAttribute('aria-valuetext', 'Start of the match, 0 to 0');
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveAttribute('aria-valuetext', /^Q1 \d+:\d\d, \d to \d, .+ by \d, .+$/);
});

test('the score flow begins at the score that the verdict says the match was decided by', async ({
  page,
  service,
}) => {
  const [first] = await demoTeams(service);
  for (const match of first?.matches.filter(({ status }) => status === 'completed') ?? []) {
    const of = { teamId: first?.team.id ?? '', matchId: match.id };
    const boxScore = await call(service, 'getBoxScore', of);
    const { events } = await call(service, 'getPlayByPlay', of);
    const stretch = verdictOf({ boxScore, events, rules: match })?.stretch;
    if (!stretch) continue;
    await page.goto(paths.plays(of));
    const { team, opponent } = stretch.to.score;
    await expect(page.getByText(new RegExp(`${team}–${opponent}\\.$`))).toBeVisible();
    const score = new RegExp(`, ${team} to ${opponent}, `);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', score);
    return;
  }
  throw new Error('no match of the demo was decided in a stretch');
});

test('pointing at the chart shows that moment', async ({ page, service }) => {
  await openPlays(page, service);
  const flow = part(page, 'Score flow');
  const slider = flow.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the chart is not rendered');
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await expect(flow.getByText('Start of the match, 0–0')).toBeVisible();
});

test('arrow keys move between shots, and Enter opens the play', async ({ page, service }) => {
  await openPlays(page, service);
  const shots = part(page, 'Shot chart').locator('[data-mark]');
  await shots.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(shots.nth(1)).toBeFocused();
  const name = await shots.nth(1).getAttribute('aria-label');
  await expect(part(page, 'Shot chart').getByText(name ?? '')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('li:focus')).toContainText(/points|Missed/);
});

test('the shot chart can be filtered by side, player and period, and the address has the filter', async ({
  page,
  service,
}) => {
  const { match } = await openPlays(page, service);
  const chart = part(page, 'Shot chart');
  await chart.getByRole('radio', { name: match.opponent.name }).click({ force: true });
  await expect(page).toHaveURL(/shots=opponent/);
  const ofSide = await chart.locator('[data-mark]').count();
  const shooter = chart.getByRole('combobox', { name: 'Shooter' });
  const player = (await shooter.locator('option').nth(1).textContent()) ?? '';
  await shooter.selectOption({ label: player });
  await chart.getByRole('radio', { name: 'Q2' }).click({ force: true });
  await expect(page).toHaveURL(/shots=opponent&shooter=opponent-\d+&shots-period=2/);
  const narrowed = await chart.locator('[data-mark]').count();
  expect(narrowed).toBeLessThan(ofSide);
  await page.reload();
  await chart.getByText('The values as a table').click();
  await expect(
    chart.getByRole('table', { name: `Shooting by zone of ${player}, Q2` }),
  ).toBeVisible();
  await expect(chart.locator('[data-mark]')).toHaveCount(narrowed);
});

test('line-ups of the chosen side can be filtered by minutes', async ({ page, service }) => {
  const { match } = await openPlays(page, service);
  const onCourt = part(page, 'Line-ups');
  await onCourt.getByRole('radio', { name: match.opponent.name }).click({ force: true });
  await expect(page).toHaveURL(/on-court=opponent/);
  const least = onCourt.getByRole('combobox', { name: 'On court for at least' });
  await least.selectOption('0 minutes');
  await expect(onCourt.getByRole('status')).toHaveText(/^(\d+) of \1 line-ups$/);
  await least.selectOption('8 minutes');
  await expect(page).toHaveURL(/minutes=8/);
  await expect(onCourt.getByRole('status')).not.toHaveText(/^(\d+) of \1 line-ups$/);
});
