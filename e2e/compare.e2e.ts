import { paths } from '../src/dashboard/api/paths.ts';
import { call, demoTeams } from './fixtures/call.ts';
import { failing } from './fixtures/fault-table.ts';
import { expect, test } from './fixtures/faulty.ts';
import { rewriting } from './fixtures/rewriting.ts';
import type { RunningService } from './fixtures/service.ts';

/** A team of the demo club with its last two finished matches, earlier first. */
async function lastTwo(service: RunningService) {
  const [first] = await demoTeams(service);
  const [b, a] = first?.matches.filter(({ status }) => status === 'completed') ?? [];
  if (!first || !a || !b) throw new Error('the team has not played twice');
  const boxScores = {
    a: await call(service, 'getBoxScore', { matchId: a.id }),
    b: await call(service, 'getBoxScore', { matchId: b.id }),
  };
  return { teamId: first.team.id, a, b, boxScores };
}

const signed = (value: number) =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
const marginOf = ({ score }: { score: { team: number | null; opponent: number | null } | null }) =>
  (score?.team ?? 0) - (score?.opponent ?? 0);

test('from a match to what changed: the bridge, both sides’ numbers, who scored more', async ({
  page,
  service,
}) => {
  const { teamId, a, b, boxScores } = await lastTwo(service);
  await page.goto(paths.match({ teamId, matchId: b.id }));
  await page.getByRole('link', { name: /^compare with/ }).click();
  await expect(page).toHaveTitle(/^Compare matches/);
  const bridge = page.getByRole('list', { name: 'From one margin to the other' });
  const [from, to] = [marginOf(a), marginOf(b)];
  await expect(bridge.getByRole('listitem').first()).toContainText(signed(from));
  await expect(bridge.getByRole('listitem').last()).toContainText(signed(to));
  await expect(
    page.getByText(new RegExp(`^${Math.abs(to - from)} points? apart\\.`)),
  ).toBeVisible();
  const steps = await bridge.getByRole('listitem').locator('b').allTextContents();
  const points = steps.slice(1, -1).map((text) => Number(text.replace('−', '-')));
  expect(points.reduce((sum, each) => sum + each, from)).toBeCloseTo(to, 5);

  const table = page.getByRole('table', { name: 'The team in both matches' });
  const row = table.getByRole('row', { name: /^Turnovers(?! of)/ });
  // The row appears once the whole season has loaded.
  await expect(row).toBeVisible();
  const lost = (box: typeof boxScores.a) =>
    [box.team, box.opponent].map((side) => side.totals?.turnovers);
  const [[ownA, theirA], [ownB, theirB]] = [lost(boxScores.a), lost(boxScores.b)];
  const cells = (await row.getByRole('cell').allTextContents()).map(
    (text) => /[+−]?\d+(?=\D*$)/.exec(text)?.[0],
  );
  expect([cells[0], cells[1], cells[4], cells[5]]).toEqual(
    [ownA, ownB, theirA, theirB].map(String),
  );
  await expect(row).toContainText(signed((ownB ?? 0) - (ownA ?? 0)));

  const best = boxScores.b.team.players.toSorted((x, y) => (y.points ?? 0) - (x.points ?? 0))[0];
  const player = page
    .getByRole('region', { name: 'Players' })
    .getByRole('listitem')
    .filter({ hasText: best?.name ?? '' });
  await expect(player).toContainText(String(best?.points));
});

test('without plays the totals make the bridge; without totals the page names the missing data', async ({
  page,
  service,
  host,
}) => {
  const { teamId, a, b } = await lastTwo(service);
  host.set(failing(404, 'NOT_FOUND'), /play-by-play/);
  await page.goto(paths.compareMatches({ teamId }, { a: a.id, b: b.id }));
  const bridge = page.getByRole('list', { name: 'From one margin to the other' });
  await expect(bridge.getByText('Not explained')).toBeVisible();
  await expect(bridge.getByText('How shots fell')).toHaveCount(0);
  host.set(
    ...rewriting('getBoxScore', (box) => ({ ...box, opponent: { ...box.opponent, totals: null } })),
  );
  await page.reload();
  await expect(page.getByText(/^Too little was recorded in one of these matches/)).toBeVisible();
});

test('Find works without having opened the club page: a player, an opponent, a page', async ({
  page,
  service,
}) => {
  const { teamId, b, boxScores } = await lastTwo(service);
  const player = boxScores.b.team.players[0];
  const find = async (text: string, found: RegExp) => {
    await page.goto(paths.club());
    await page.getByRole('button', { name: /^Find/ }).click();
    await page.getByRole('combobox').fill(text);
    await page.getByRole('option', { name: found }).first().click();
  };
  await find(player?.name.toLowerCase() ?? '', /^Player/);
  await expect(page).toHaveURL(paths.seasonPlayer({ teamId, playerId: player?.playerId ?? '' }));
  await find(b.opponent.name, /^Opponent/);
  await expect(page).toHaveURL(/\/opponents\//);
  await find('poster', /^Page/);
  await expect(page).toHaveURL(/\/poster$/);
});
