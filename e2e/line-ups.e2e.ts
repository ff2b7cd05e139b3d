import type { Page } from '@playwright/test';
import type { DataOf } from '../src/contract/endpoints.ts';
import type { Match } from '../src/contract/match.ts';
import { paths } from '../src/dashboard/api/paths.ts';
import { call } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { knownTeam } from './fixtures/page.ts';
import type { RunningService } from './fixtures/service.ts';

type Plays = DataOf<'getPlayByPlay'>;

/** A team of the demo club with the plays of its completed matches, newest first. */
async function season(service: RunningService) {
  const { teamId, roster, matches } = await knownTeam(service);
  const completed = matches.filter(({ status }) => status === 'completed').slice(0, 40);
  const all: { match: Match; plays: Plays }[] = [];
  for (const match of completed) {
    all.push({ match, plays: await call(service, 'getPlayByPlay', { matchId: match.id }) });
  }
  return { teamId, roster, all };
}

/** What a second reader counts of some players' time together: seconds, and points of either side. */
interface Counted {
  seconds: number;
  points: number;
  against: number;
}

/**
 * Follows a match event by event, and calls back with what each brought and who was on court: the statistics' own walk is
 * not asked, so that the page is held against the plays themselves.
 */
function follow(
  { match, plays }: { match: Match; plays: Plays },
  tell: (onCourt: ReadonlySet<string>, brought: Counted) => void,
): void {
  const onCourt = new Set(
    plays.matchSheet.team.flatMap(({ playerId, starter }) => (starter ? [playerId] : [])),
  );
  const length = (period: number) =>
    60 * (period > match.regulationPeriods ? match.overtimeMinutes : match.periodMinutes);
  let period = 1;
  let clock = length(1);
  const pass = (seconds: number) => tell(onCourt, { seconds, points: 0, against: 0 });
  for (const event of plays.events) {
    for (; period < event.period; period += 1) {
      pass(clock);
      clock = length(period + 1);
    }
    pass(clock - (event.clockSeconds ?? clock));
    clock = event.clockSeconds ?? clock;
    const points = event.made ? (event.points ?? 0) : 0;
    if (event.side === 'team') tell(onCourt, { seconds: 0, points, against: 0 });
    if (event.side === 'opponent') tell(onCourt, { seconds: 0, points: 0, against: points });
    if (event.type !== 'substitution' || event.side !== 'team' || !event.playerId) continue;
    if (event.subtype === 'in') onCourt.add(event.playerId);
    else onCourt.delete(event.playerId);
  }
  pass(clock);
}

/** Time and points of every group of players that `groupsOf` names while these are on court. */
function countGroups(
  all: readonly { match: Match; plays: Plays }[],
  groupsOf: (onCourt: ReadonlySet<string>) => string[],
): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  for (const each of all) {
    follow(each, (onCourt, { seconds, points, against }) => {
      for (const key of groupsOf(onCourt)) {
        const sum = counted.get(key) ?? { seconds: 0, points: 0, against: 0 };
        counted.set(key, {
          seconds: sum.seconds + seconds,
          points: sum.points + points,
          against: sum.against + against,
        });
      }
    });
  }
  return counted;
}

const inMinutes = (seconds: number) => {
  const whole = Math.round(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
};
const signed = (value: number) =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

/** Waits until what the plays tell is told. */
async function untilTold(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: /read so far/ })).toHaveCount(0, {
    timeout: 60_000,
  });
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
}

const cellsOf = async (page: Page, name: string) => {
  const table = page.getByRole('table', { name });
  await expect(table).toBeVisible({ timeout: 60_000 });
  const headings = await table.getByRole('columnheader').allInnerTexts();
  const rows = await table.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const texts = await row.getByRole('cell').allInnerTexts();
      const name = await row.getByRole('rowheader').innerText();
      // The first heading names the rows.
      return {
        name,
        ...Object.fromEntries(
          texts.map((text, at) => [headings[at + 1]?.trim() ?? '', text.trim()]),
        ),
      } as Record<string, string> & { name: string };
    }),
  );
};

test('who should have played more: two clicks from the club page', async ({ page, service }) => {
  const club = await call(service, 'getClub', {});
  const { teams } = await call(service, 'listTeams', { clubId: club.id });
  const began = performance.now();
  await page.goto(paths.club());
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await page.getByRole('link', { name, exact: true }).first().click();
  };
  await click(teams[0]?.name ?? '');
  await click('Line-ups');
  await expect(page.getByRole('heading', { name: 'Who could have played more' })).toBeVisible();
  await expect(page.getByText(/a match, on the sheet of \d+ matches/).first()).toBeVisible();
  await untilTold(page);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`figure: who should have played more: ${clicks} clicks, ${seconds} s`);
  expect(clicks).toBeLessThanOrEqual(2);
  await expect(page).toHaveTitle(/^Line-ups/);
});

test('fives and pairs are those that the plays have, counted otherwise', async ({
  page,
  service,
}) => {
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

test('on and off are what the plays say of the matches that a player played in', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const { teamId, all } = await season(service);
  await page.goto(paths.lineUps({ teamId }));
  await expect(page.getByText(/^On and off go over/)).toBeVisible({ timeout: 60_000 });
  await untilTold(page);
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
    expect(row?.MIN, name).toBe(inMinutes(counted.get('on')?.seconds ?? 0));
    expect(row?.On, name).toBe(signed(Math.round(perForty('on'))));
    expect(row?.Off, name).toBe(signed(Math.round(perForty('off'))));
    expect(row?.['On − off'], name).toBe(signed(Math.round(perForty('on') - perForty('off'))));
  }
});

test('the minutes asked for and the sort stay in the address', async ({ page, service }) => {
  const { teamId } = await knownTeam(service);
  await page.goto(paths.lineUps({ teamId }));
  await page.getByRole('radio', { name: 'Fives' }).check();
  const least = page.getByLabel('On court for at least');
  await expect(least).toHaveValue('5', { timeout: 60_000 });
  await least.selectOption('20');
  await page.getByRole('button', { name: '+/-' }).press('Enter');
  await expect(page).toHaveURL(/show=fives&minutes=20&sort=margin$/);
  await page.reload();
  await expect(least).toHaveValue('20', { timeout: 60_000 });
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

test('with a line of the club’s own, who is under it comes first', async ({ page, service }) => {
  const { teamId } = await knownTeam(service);
  await page.goto(paths.settings());
  await page.getByLabel('Minutes a match for every player').fill('15');
  await page.goto(paths.lineUps({ teamId }));
  await expect(page.getByText('Under the club’s line of 15 minutes')).toBeVisible();
  await untilTold(page);
  const rows = await cellsOf(page, 'Playing time, on and off court');
  const least = rows
    .filter((row) => row['± line']?.startsWith('−'))
    .toSorted((a, b) =>
      (b['± line'] ?? '').localeCompare(a['± line'] ?? '', 'en', { numeric: true }),
    );
  const first = page.getByRole('listitem').filter({ hasText: 'a match; reached in' }).first();
  await expect(first).toContainText(least[0]?.['± line'] ?? 'nobody');
  await first.getByRole('link').click();
  await expect(page.getByText(/^15 minutes or more in \d+ of \d+ matches/)).toBeVisible();
});

test('without plays, on and off come from the box scores, and the page says what is missing', async ({
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
  expect(rows.every((row) => row['80% range'] === '–')).toBe(true);
  await page.getByRole('radio', { name: 'Fives' }).check();
  await expect(page.getByText('Who was on court together was not recorded')).toBeVisible();

  await page.goto(paths.shots({ teamId }));
  await expect(page.getByText(/^No shot has a place/)).toBeVisible({ timeout: 60_000 });
  await untilTold(page);
  expect((await cellsOf(page, 'Our shots')).map(({ name }) => name)).toEqual([
    'Two-pointers',
    'Three-pointers',
  ]);
});

test('the season’s shots by zone are all that the plays have, and five matches are fewer', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000);
  const { teamId, all } = await season(service);
  await page.goto(paths.shots({ teamId }));
  await expect(page.getByRole('table', { name: 'Our shots' })).toBeVisible({ timeout: 60_000 });
  const madeOf = (matches: typeof all, side: string) => {
    const shots = matches
      .flatMap(({ plays }) => plays.events)
      .filter((event) => event.side === side && /^(two|three)Pointer$/.test(event.type));
    return [shots.filter(({ made }) => made).length, shots.length];
  };
  const told = async (label: string) => {
    const rows = await cellsOf(page, label);
    const pairs = rows.map((row) => (row['M/A'] ?? '').split('/').map(Number));
    return [0, 1].map((at) => pairs.reduce((sum, pair) => sum + (pair[at] ?? 0), 0));
  };
  expect(await told('Our shots')).toEqual(madeOf(all, 'team'));
  expect(await told('Opponents’ shots')).toEqual(madeOf(all, 'opponent'));
  await page.getByRole('radio', { name: 'Last 5' }).check();
  await expect(async () =>
    expect(await told('Our shots')).toEqual(madeOf(all.slice(0, 5), 'team')),
  ).toPass();
  await expect(page).toHaveURL(/matches=latest$/);
  await expect(page.getByRole('img', { name: /^Our shots: At the rim \d/ })).toBeVisible();
});

test('quarters, finishes and where a match stands are those of scores and plays', async ({
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
  await untilTold(page);
  const standing = await cellsOf(page, 'Where a match stands');
  expect(standing.map((row) => row['Own matches'])).toEqual(
    standing.map(() => expect.stringMatching(new RegExp(`^no\\. \\d+ of ${all.length}$`))),
  );
});
