import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { type PageName, paths } from '../api/paths.ts';
import { failing } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import { textOf } from '../testing/table.ts';
import { addressIn, patience, setUpPages, there } from './testing/recorded-pages.ts';

/* What a service did not send is named in one line, and the rest of the page is there. */

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  club = await recordClub();
});

const plays = /\/play-by-play$/;

/** Opens a page over replies of which those of one call are changed, or not found; waits until the page says so. */
async function open(
  page: PageName,
  call: RegExp,
  change: ((data: object) => object) | null,
  ...said: string[]
) {
  const serve = club.serve('coach');
  const { isLoading } = openApp(addressIn(club, page), async (input, init) => {
    if (!call.test(String(input))) return serve(input, init);
    if (change === null) return failing(404)();
    const reply = await serve(input, init);
    const { data, ...envelope } = await reply.json();
    return new Response(JSON.stringify({ ...envelope, data: change(data) }), reply);
  });
  await waitFor(() => {
    expect(isLoading()).toBe(false);
    for (const words of said) expect(mainText()).toContain(words);
  }, patience);
}

const mainText = () => document.querySelector('main')?.textContent ?? '';
const playRows = () => [...document.querySelectorAll('#play-by-play li[id^="play-"]')];
const changeEvents = (change: object) => (data: object) => ({
  ...data,
  events: ('events' in data && Array.isArray(data.events) ? data.events : []).map((event) => ({
    ...event,
    ...change,
  })),
});

/** A rating of the insights by its name. */
const rating = (name: string) =>
  there(screen.getByText(name, { selector: 'main summary *' }).closest('li') ?? undefined);

test('no roster: the players come from the box scores', async () => {
  await open('roster', /\/roster$/, null, 'This service has no roster');
  const names = [...document.querySelectorAll('main tbody th')].map(textOf);
  expect(names.join()).toContain(there(club.roster[0]).name);
});

test('no play-by-play: match, insights and plays say so', async () => {
  await open('match', plays, null, 'The play-by-play is not available from this service');
  screen.getByRole('table', { name: 'Four factors' });
  expect(screen.queryByRole('radio', { name: 'Q1' })).toBeNull();
});

test('no play-by-play: a rating has no events', async () => {
  await open('insights', plays, null, 'Rebounds');
  fireEvent.click(within(rating('Rebounds')).getByText('Rebounds'));
  await waitFor(
    () => expect(rating('Rebounds').textContent).toContain('events are not available'),
    patience,
  );
});

test('no play-by-play: its page says so, as no error', async () => {
  await open('plays', plays, null, 'There is no play-by-play of this match');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('no play-by-play: the half-time card of a live match says so', () =>
  open('halfTime', plays, null, 'No plays of this match yet'));

test('no locations and no times of plays', async () => {
  await open(
    'plays',
    plays,
    changeEvents({ courtPosition: undefined, clockSeconds: null }),
    'The locations of the shots were not recorded',
    'so minutes are unknown',
    'scores are in their order',
  );
  expect(playRows()[0]?.textContent).toContain('–');
});

test('no scores of plays', async () => {
  const change = changeEvents({ score: { team: null, opponent: null } });
  await open('plays', plays, change, 'No score to follow');
  await waitFor(() => expect(playRows().length).toBeGreaterThan(100), patience);
});

test('no players and totals of the opponent', () =>
  open(
    'match',
    /\/box-score$/,
    (data) => ({ ...data, opponent: { name: 'Opponent', players: [], totals: null } }),
    'The opponent’s statistics were not recorded.',
    'Totals of both sides are needed',
  ));

test('fewer ratings, an extra one or another scale', async () => {
  const ratings = {
    rebounds: { value: 62, comment: '' },
    turnovers: { value: 18, comment: '' },
    tempo: { value: 71.25, comment: 'Faster.' },
  };
  const said = '4 ratings were not sent for this match';
  await open('insights', /\/insights$/, (data) => ({ ...data, ratings }), said);
  expect(rating('Rebounds').textContent).toContain('62');
  expect(rating('tempo').textContent).toContain('71.25');
  expect(rating('Shot mix').textContent).toContain('not recorded');
  expect(screen.queryByRole('img', { name: 'Shape of this match' })).toBeNull();
  fireEvent.click(within(rating('tempo')).getByText('tempo'));
  await waitFor(() => expect(rating('tempo').textContent).toContain('is not known'), patience);
});

test('a match that is over leads from the half-time card back to its page', async () => {
  const match = there(club.matches.find(({ status }) => status === 'completed'));
  const ids = { teamId: club.team.id, matchId: match.id };
  openApp(paths.halfTime(ids), club.serve('coach'));
  const link = await screen.findByText('Go to the match', { selector: 'a' }, patience);
  expect(link.getAttribute('href')).toBe(paths.match(ids));
});

test('a picture that the browser can’t save', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
  await open('match', /^$/, null, 'Box score as picture');
  fireEvent.click(screen.getByText('Box score as picture', { selector: 'button' }));
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert.textContent).toBe('Nothing was saved. This browser can’t save the picture.');
});
