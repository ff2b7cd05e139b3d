import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { opponentKey, paths } from '../api/paths.ts';
import { json } from '../testing/answers.ts';
import { openApp, stubBrowser } from '../testing/open-app.tsx';
import { textOf } from '../testing/table.ts';

const matchOn = (day: string, team: number, opponent: number) => ({
  id: day,
  startsAt: `${day}T18:00:00.000Z`,
  status: 'completed',
  homeAway: 'home',
  opponent: { name: `Opponent of ${day}` },
  score: { team, opponent },
});
const last = [matchOn('2025-10-04', 90, 40), matchOn('2025-11-08', 91, 41)];
const present = [
  matchOn('2026-10-03', 50, 60),
  matchOn('2026-11-07', 70, 60),
  matchOn('2026-11-14', 51, 63),
];
const team = { id: 'T', name: 'Women', season: '2026-27' };

/** A service that has these matches, and nothing beside the lists. */
const serviceOf = (matches: readonly object[]) =>
  serviceSaying({ teams: { teams: [team] }, matches: { matches } });
const serviceSaying =
  ({ teams, matches }: { teams: object; matches: object }) =>
  async (input: RequestInfo | URL) => {
    const path = String(input instanceof Request ? input.url : input);
    if (path.endsWith('/matches')) return json(200, { data: matches, error: null });
    if (path.endsWith('/teams')) return json(200, { data: teams, error: null });
    if (path.endsWith('/clubs')) return json(200, { data: { id: 'C', name: 'Club' }, error: null });
    return json(404, { data: null, error: { code: 'NOT_FOUND', message: 'none' } });
  };

// A page's code is loaded when it is opened, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
beforeEach(stubBrowser);

const summaryOf = async () =>
  textOf((await screen.findByText('Scored')).closest('dl') ?? document.body);

test.each([
  ['the present season', '/teams/T', present],
  ['the season before', '/teams/T?season=2025-26', last],
])(
  'the numbers of %s are those of a service that has no other',
  { timeout: 30_000 },
  async (_, address, only) => {
    openApp(address, serviceOf([...last, ...present]));
    const both = await summaryOf();
    document.body.replaceChildren();
    openApp('/teams/T', serviceOf(only));
    expect(both).toBe(await summaryOf());
  },
);

test('a service of other words, which knows no season, has them by the dates of its matches', {
  timeout: 30_000,
}, async () => {
  const inOtherWords = ({ id, startsAt, opponent, score }: (typeof last)[number]) => ({
    game_id: id,
    game_date: startsAt.slice(0, 10),
    tip_off: startsAt.slice(11, 16),
    status: 'complete',
    home_away: 'H',
    opponent: opponent.name,
    points_for: String(score.team),
    points_against: String(score.opponent),
  });
  const teams = { teams: [{ team_id: 'T', team_name: 'Women' }] };
  const matches = { matches: [...last, ...present].map(inOtherWords) };
  openApp('/teams/T?season=2025-26', serviceSaying({ teams, matches }));
  const both = await summaryOf();
  screen.getByRole('link', { name: '2026-27 now · 1–2' });
  document.body.replaceChildren();
  openApp('/teams/T', serviceOf(last));
  expect(both).toBe(await summaryOf());
});

test('until a match of the present season was played, the season before is shown with its fixtures', {
  timeout: 30_000,
}, async () => {
  const fixture = { ...matchOn('2026-10-03', 0, 0), status: 'scheduled', score: null };
  openApp('/teams/T', serviceOf([...last, fixture]));
  const both = await summaryOf();
  expect(await screen.findByText('Opponent of 2026-10-03')).toBeTruthy();
  document.body.replaceChildren();
  openApp('/teams/T', serviceOf(last));
  expect(both).toBe(await summaryOf());
});

test('the word in the head opens another season, which leads back and stays in the tabs', {
  timeout: 30_000,
}, async () => {
  const fixture = { ...matchOn('2026-11-28', 0, 0), status: 'scheduled', score: null };
  openApp('/teams/T', serviceOf([...last, ...present, fixture]));
  await screen.findByText('Scored');
  screen.getByRole('link', { name: '2026-27 now · 1–2, 1 to come' });
  fireEvent.click(screen.getByRole('link', { name: '2025-26 finished · 2–0' }));
  const back = await screen.findByRole('link', { name: 'Back to 2026-27' });
  const tabs = within(screen.getByRole('navigation', { name: 'Team' }));
  for (const tab of tabs.getAllByRole('link')) {
    expect(tab.getAttribute('href')).toContain('season=2025-26');
  }
  fireEvent.click(back);
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('link', { name: 'Back to 2026-27' })).toBeNull();
});

test('a match is of the season in which it lies, and leads to that', {
  timeout: 30_000,
}, async () => {
  openApp('/teams/T/matches/2025-11-08', serviceOf([...last, ...present]));
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  const up = await within(trail).findByRole('link', { name: 'Women' });
  expect(up.getAttribute('href')).toBe('/teams/T?season=2025-26');
});

test('a service that answers no call is asked three times for each, however many links there are', {
  timeout: 30_000,
}, async () => {
  const asked: string[] = [];
  openApp('/teams/T/matches/M/print', async (input) => {
    asked.push(String(input));
    return json(507, { data: null, error: { code: 'DISK_FULL', message: 'full' } });
  });
  await screen.findByText(/The service’s disk is full/);
  expect(asked.filter((path) => path === '/v1/clubs').length).toBeLessThanOrEqual(3);
});

test('the dates of a past season carry their year', { timeout: 30_000 }, async () => {
  openApp('/teams/T/matches/2025-11-08/insights', serviceOf([...last, ...present]));
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  await within(trail).findByText('v Opponent of 2025-11-08, Nov 8, 2025');
});

test('in the first matches of a season the head names the season that defines the usual', {
  timeout: 30_000,
}, async () => {
  const five = ['04', '11', '18', '25', '28'].map((day) => matchOn(`2025-10-${day}`, 90, 40));
  const both = serviceOf([...five, ...present]);
  const sentence = 'Usual is of 2025-26 until five matches of 2026-27 have been played.';
  openApp('/teams/T', both);
  await screen.findByText(sentence);
  document.body.replaceChildren();
  const opponent = opponentKey({ name: 'Opponent of 2026-11-07' }) ?? '';
  openApp(paths.printOpponent({ teamId: 'T', opponent }), both);
  const sheet = await screen.findByRole('region', { name: 'Opponent' });
  within(sheet).getByText(`Opponent · for Women · 2026-27 · ${sentence}`);
});
