import { paths } from '../src/dashboard/api/paths.ts';
import { cellsOf, season, untilLoaded } from './fixtures/counted-plays.ts';
import { expect, test } from './fixtures/faulty.ts';

test('the season’s shots by zone equal the plays, and five matches have fewer', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const { teamId, all } = await season(service);
  await page.goto(paths.shots({ teamId }));
  const tables = page.getByText('The values as a table');
  await expect(tables).toHaveCount(2, { timeout: 60_000 });
  for (const table of await tables.all()) await table.click();
  const madeOf = (matches: typeof all, side: string) => {
    const shots = matches
      .flatMap(({ plays }) => plays.events)
      .filter((event) => event.side === side && /^(two|three)Pointer$/.test(event.type));
    return [shots.filter(({ made }) => made).length, shots.length];
  };
  const read = async (label: string) => {
    const rows = await cellsOf(page, label);
    const pairs = rows.map((row) => (row['M/A'] ?? '').split('/').map(Number));
    return [0, 1].map((at) => pairs.reduce((sum, pair) => sum + (pair[at] ?? 0), 0));
  };
  expect(await read('Our shots')).toEqual(madeOf(all, 'team'));
  expect(await read('Opponents’ shots')).toEqual(madeOf(all, 'opponent'));
  await page.getByRole('radio', { name: 'Last 5' }).check();
  await expect(async () =>
    expect(await read('Our shots')).toEqual(madeOf(all.slice(0, 5), 'team')),
  ).toPass();
  await expect(page).toHaveURL(/matches=latest$/);
  await expect(page.getByRole('img', { name: /^Our shots: At the rim \d/ })).toBeVisible();
});

test('quarters, finishes and a match’s rank follow from scores and plays', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const { teamId, all } = await season(service);
  await page.goto(paths.trends({ teamId }));
  const quarters = await cellsOf(page, 'Points by period');
  [1, 2, 3, 4].forEach((period, at) => {
    const scores = all.map(({ match }) => match.periods[at]);
    const mean = (side: 'team' | 'opponent') =>
      scores.reduce((sum, score) => sum + (score?.[side] ?? 0), 0) / scores.length;
    expect(quarters[at]?.name).toBe(`Q${period}`);
    expect(quarters[at]?.For).toBe(mean('team').toFixed(1));
    expect(quarters[at]?.Against).toBe(mean('opponent').toFixed(1));
  });
  await page.getByRole('button', { name: 'Show the last five minutes' }).click();
  await expect(page.getByText(/within five points in the last five minutes/)).toBeVisible({
    timeout: 60_000,
  });
  const finishes = await cellsOf(page, 'The last five minutes of close matches');
  const close = all.filter(({ match, plays }) => {
    const end = match.regulationPeriods;
    const late = plays.events.filter(
      ({ period, clockSeconds }) => period === end && (clockSeconds ?? 601) <= 300,
    );
    const at = plays.events.findLast(
      ({ period, clockSeconds }) => period < end || (period === end && (clockSeconds ?? 0) > 300),
    );
    return [...late, ...(at ? [at] : [])].some(
      ({ score }) => Math.abs((score.team ?? 0) - (score.opponent ?? 0)) <= 5,
    );
  });
  expect(finishes).toHaveLength(close.length);
  await untilLoaded(page);
  const standing = await cellsOf(page, 'Where a match stands');
  expect(standing.map((row) => row['Own matches'])).toEqual(
    standing.map(() => expect.stringMatching(new RegExp(`^\\d+ of ${all.length}$`))),
  );
});
