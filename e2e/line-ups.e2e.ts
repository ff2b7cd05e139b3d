import { paths } from '../src/dashboard/api/paths.ts';
import { demoTeams } from './fixtures/call.ts';
import {
  cellsOf,
  countGroups,
  inMinutes,
  season,
  signed,
  untilLoaded,
} from './fixtures/counted-plays.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { knownTeam } from './fixtures/page.ts';

test('who should have played more: two clicks from the club page', async ({ page, service }) => {
  const [first] = await demoTeams(service);
  const began = performance.now();
  await page.goto(paths.club());
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await page.getByRole('link', { name, exact: true }).first().click();
  };
  await click(first?.team.name ?? '');
  await click('Line-ups');
  await expect(page.getByText(/^The score went better with|^No difference here/)).toBeVisible();
  await untilLoaded(page);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`figure: who should have played more: ${clicks} clicks, ${seconds} s`);
  expect(clicks).toBeLessThanOrEqual(2);
  await expect(page).toHaveTitle(/^Line-ups/);
});

test('fives and pairs equal an independent count of the plays', async ({ page, service }) => {
  test.setTimeout(120_000);
  const { teamId, roster, all } = await season(service);
  const numberOf = (id: string) => roster.find(({ playerId }) => playerId === id)?.number ?? '–';
  const nameOf = (ids: readonly string[]) =>
    ids
      .map(numberOf)
      .sort((a, b) => Number(a) - Number(b))
      .join(' · ');
  const fives = countGroups(all, (onCourt) => (onCourt.size === 5 ? [nameOf([...onCourt])] : []));
  const pairs = countGroups(all, (onCourt) => {
    const ids = [...onCourt];
    return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => nameOf([one, other])));
  });
  for (const [show, label, counted] of [
    ['fives', 'Fives', fives],
    ['pairs', 'Pairs', pairs],
  ] as const) {
    await page.goto(paths.lineUps({ teamId }, { show, minutes: '10' }));
    await expect(page.getByLabel('On court for at least')).toHaveValue('10', { timeout: 60_000 });
    const rows = await cellsOf(page, label);
    const expected = [...counted].filter(([, { seconds }]) => seconds >= 600);
    expect(rows).toHaveLength(expected.length);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const name = row.name.split('\n')[0]?.trim() ?? '';
      const { seconds, points, against } = counted.get(name) ?? {
        seconds: 0,
        points: 0,
        against: 0,
      };
      expect(row).toMatchObject({
        MIN: inMinutes(seconds),
        For: String(points),
        Against: String(against),
        '+/-': signed(points - against),
        'Per 40': signed(Math.round((2400 * (points - against)) / seconds)),
      });
    }
  }
});

test('on and off equal a count of the plays in a player’s matches', async ({ page, service }) => {
  test.setTimeout(120_000);
  const { teamId, all } = await season(service);
  await page.goto(paths.lineUps({ teamId }));
  await expect(page.getByText(/^On and off are points per 40 minutes/)).toBeVisible({
    timeout: 60_000,
  });
  await untilLoaded(page);
  const rows = await cellsOf(page, 'Playing time, on and off court');
  expect(rows.length).toBeGreaterThan(8);
  const sheet = all[0]?.plays.matchSheet.team ?? [];
  for (const { playerId, name } of sheet) {
    const own = all.filter(
      (each) => (countGroups([each], (onCourt) => [...onCourt]).get(playerId)?.seconds ?? 0) > 0,
    );
    const counted = countGroups(own, (onCourt) => [onCourt.has(playerId) ? 'on' : 'off']);
    const perForty = (spell: string) => {
      const { seconds, points, against } = counted.get(spell) ?? {
        seconds: 0,
        points: 0,
        against: 0,
      };
      return (2400 * (points - against)) / seconds;
    };
    const row = rows.find((each) => each.name.includes(name));
    expect(row?.GP, name).toBe(String(own.length));
    expect(row?.MIN?.padStart(5, '0'), name).toBe(
      inMinutes((counted.get('on')?.seconds ?? 0) / own.length),
    );
    expect(row?.On, name).toBe(signed(Math.round(perForty('on'))));
    expect(row?.Off, name).toBe(signed(Math.round(perForty('off'))));
    expect(row?.['On − off'], name).toBe(
      signed(Math.round(perForty('on')) - Math.round(perForty('off'))),
    );
  }
});

test('the minimum minutes and the sort stay in the address', async ({ page, service }) => {
  const { teamId } = await knownTeam(service);
  await page.goto(paths.lineUps({ teamId }));
  await page.getByRole('radio', { name: 'Fives' }).check();
  const least = page.getByLabel('On court for at least');
  await expect(least).toHaveValue('20', { timeout: 60_000 });
  await least.selectOption('10');
  await page.getByRole('button', { name: '+/-' }).press('Enter');
  await expect(page).toHaveURL(/show=fives&minutes=10&sort=margin$/);
  await page.reload();
  await expect(least).toHaveValue('10', { timeout: 60_000 });
  await expect(page.getByRole('columnheader', { name: '+/-' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const margins = (await cellsOf(page, 'Fives')).map((row) =>
    Number(row['+/-']?.replace('−', '-')),
  );
  expect(margins).toEqual(margins.toSorted((a, b) => b - a));
  await page.getByRole('radio', { name: 'Pairs' }).check();
  await expect(page).toHaveURL(/show=pairs$/);
});

test('with a club’s playing-time line, players below it come first', async ({ page, service }) => {
  const { teamId } = await knownTeam(service);
  await page.goto(paths.settings());
  await page.getByLabel('Minutes a match for every player').fill('15');
  await page.goto(paths.lineUps({ teamId }));
  await expect(page.getByText('Under the club’s line of 15 minutes')).toBeVisible();
  await untilLoaded(page);
  const rows = await cellsOf(page, 'Playing time, on and off court');
  const least = rows
    .filter((row) => row['± line']?.startsWith('−'))
    .toSorted((a, b) =>
      (b['± line'] ?? '').localeCompare(a['± line'] ?? '', 'en', { numeric: true }),
    );
  const first = page
    .getByRole('listitem')
    .filter({ hasText: 'a match played; reached in' })
    .first();
  await expect(first).toContainText(least[0]?.['± line'] ?? 'nobody');
  await first.getByRole('link').click();
  await expect(page.getByText(/^15 minutes or more in \d+ of \d+ matches/)).toBeVisible();
});

test('without plays, on and off come from the box scores, and the page names the missing data', async ({
  page,
  service,
  host,
}) => {
  const { teamId } = await knownTeam(service);
  host.set(failing(404, 'NOT_FOUND'), /play-by-play/);
  await page.goto(paths.lineUps({ teamId }));
  await expect(page.getByText(/^On and off come from the box scores’ \+\/-/)).toBeVisible({
    timeout: 60_000,
  });
  const rows = await cellsOf(page, 'Playing time, on and off court');
  expect(rows.some((row) => /^[+−]?\d+$/.test(row.On ?? ''))).toBe(true);
  expect(rows.every((row) => row['Likely range'] === '–')).toBe(true);
  await page.getByRole('radio', { name: 'Fives' }).check();
  await expect(page.getByText('Who was on court together was not recorded')).toBeVisible();

  await page.goto(paths.shots({ teamId }));
  await expect(page.getByText(/^No shot has a location/)).toBeVisible({ timeout: 60_000 });
  await untilLoaded(page);
  expect((await cellsOf(page, 'Our shots')).map(({ name }) => name)).toEqual([
    'Two-pointers',
    'Three-pointers',
  ]);
});
