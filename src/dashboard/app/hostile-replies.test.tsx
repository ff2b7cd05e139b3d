import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { json } from '../testing/answers.ts';
import { openApp, stubBrowser } from '../testing/open-app.tsx';

/* Replies that bend the reference, and the sentence that the coach reads on the page of each. */

const match = (id: string, more: object) => ({
  ...{ id, startsAt: '2026-11-14T18:00:00.000Z', status: 'completed', homeAway: 'home' },
  ...{ opponent: { name: 'Comets' }, score: { team: 82, opponent: 75 }, ...more },
});
const matches = [
  match('M', {}),
  match('N', {
    startsAt: '2026-11-07T18:00:00.000Z',
    status: 'postponed',
    opponent: { name: 'Owls' },
    score: { team: 0, opponent: 0 },
  }),
];
const data = (value: unknown) => () => json(200, { data: value, error: null });
const absent = () => json(404, { data: null, error: { code: 'NOT_FOUND', message: 'none' } });
const words = (status: number, text: string, type: string) => () =>
  new Response(text, { status, headers: { 'Content-Type': type } });
const problem = (status: number, body: object) =>
  words(status, JSON.stringify(body), 'application/problem+json');

const usual = {
  clubs: data({ id: 'C', name: 'Club' }),
  teams: data({ teams: [{ id: 'T', name: 'Women' }] }),
  matches: data({ matches }),
};
type Replies = Record<string, () => Response>;

/** A service that answers so at the addresses with these endings. */
const serviceOf = (replies: Replies) => async (input: RequestInfo | URL) => {
  const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'http://s');
  const [, reply = absent] =
    Object.entries({ ...usual, ...replies }).find(([end]) => pathname.endsWith(end)) ?? [];
  return reply();
};

const page = '/teams/T/matches/M';
const insights = `${page}/insights`;
const side = (players: object[]) => ({ name: 'Women', players, totals: null });
const player = { playerId: 'P', name: 'Ada Berg', number: '7', points: 82 };
/** Four lines of one side, with a flag for the side. */
const lines = (isOpponent: boolean) =>
  [20, 11, 7, 4].map((pts, at) => {
    const name = `${isOpponent ? 'Bea' : 'Ada'} ${at}`;
    return {
      ...{ id: name.replace(' ', '-'), name, isOpponent, pts },
      ast: at,
      stl: 3 - at,
      to: 1,
    };
  });

// A page's code is loaded when it is opened, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
beforeEach(stubBrowser);

test.each<[string, string, Replies, RegExp, RegExp?]>([
  [
    'a box score without anything, of a match with a score',
    page,
    { 'box-score': data({}) },
    /The service lists 82–75, but sent no player and no total/,
    /Nothing was recorded/,
  ],
  ['0–0 of a postponed match', '/teams/T', {}, /82–75/, /0–0/],
  [
    'an error as plain text',
    '/teams/T',
    { matches: words(409, 'The season is being closed', 'text/plain') },
    /The service refused this.*The season is being closed/s,
  ],
  [
    'an error of a gateway as a page',
    '/teams/T',
    { matches: words(409, '<h1>Conflict</h1>', 'text/plain') },
    /HTTP 409, not the service/,
  ],
  [
    'problem details',
    '/teams/T',
    { matches: problem(402, { title: 'Payment required', detail: 'The plan ended in October' }) },
    /The service refused this.*The plan ended in October/s,
  ],
  [
    'problem details without a detail',
    '/teams/T',
    { matches: problem(402, { type: 'about:blank', title: 'Payment required', status: 402 }) },
    /The service refused this.*Payment required/s,
  ],
  [
    'an error as a text in the envelope',
    '/teams/T',
    { matches: () => json(409, { data: null, error: 'The season is being closed' }) },
    /The service refused this.*The season is being closed/s,
  ],
  [
    'no text of an error',
    '/teams/T',
    { matches: problem(402, { status: 402 }) },
    /HTTP 402, not the service/,
  ],
  ['no match list', '/teams/T', { matches: absent }, /Not found for your club/],
  [
    'data beside an empty error',
    page,
    {
      'box-score': () =>
        json(200, { data: { matchId: 'M', team: side([player]), opponent: side([]) }, error: {} }),
    },
    /Ada Berg/,
  ],
  [
    'null, a text and a number among players',
    page,
    {
      'box-score': data({
        matchId: 'M',
        team: { name: 'Women', players: [null, 'x', player, 4], totals: null },
        opponent: side([]),
      }),
    },
    /sent 3 records in a form that this page does not understand yet.*Ada Berg/s,
  ],
  [
    'insights that are not found before the first run',
    insights,
    { insights: absent, 'box-score': data({}) },
    /Write insights/,
  ],
  [
    'insights “none”',
    insights,
    { insights: data({ status: 'none' }), 'box-score': data({}) },
    /Write insights/,
  ],
  [
    'ready insights without a sentence',
    insights,
    {
      insights: data({ status: 'ready' }),
      'box-score': data({}),
    },
    /The service sent no sentences for this match/,
  ],
  [
    'an empty summary',
    insights,
    { insights: data({ status: 'ready', summary: {} }), 'box-score': data({}) },
    /The service sent no sentences for this match/,
    /stood out/,
  ],
  [
    'a summary of unknown words',
    insights,
    { insights: data({ status: 'ready', summary: { verdict: ['Won'] } }), 'box-score': data({}) },
    /sent something in a form that this page does not understand yet/,
    /stood out|no sentences/,
  ],
  [
    'one list of both sides with a flag',
    page,
    { 'box-score': data({ lines: [...lines(false), ...lines(true)] }) },
    /Ada 3/,
    /does not understand/,
  ],
  [
    'our side under a longer name without ids',
    '/teams/T',
    {
      matches: data({
        games: ['Comets', 'Owls', 'Foxes'].map((away, at) => ({
          ...{ gameId: `g${at}`, date: `2026-11-1${at}T18:00:00Z`, status: 'final' },
          ...{ home: 'Harbour Lions BC U18', away, homeScore: 82, awayScore: 75 - at },
        })),
      }),
    },
    /Owls.*82–74|82–74.*Owls/s,
    /does not understand/,
  ],
])('%s', { timeout: 30_000 }, async (_, address, replies, sentence, denied) => {
  openApp(address, serviceOf(replies));
  await screen.findByText((_, element) => {
    return element === document.body && sentence.test(element.textContent ?? '');
  });
  if (denied) expect(document.body.textContent).not.toMatch(denied);
});

test('the second click of a double click answers no question', { timeout: 30_000 }, async () => {
  const live = match('O', { status: 'zork', startsAt: '2026-11-21T18:00:00.000Z' });
  openApp('/settings/replies', serviceOf({ matches: data({ matches: [...matches, live] }) }));
  const question = await screen.findByRole('group', { name: /zork/ });
  const [answer] = within(question).getAllByRole('button');
  if (!answer) throw new Error('no answer');
  fireEvent.click(answer, { detail: 2 });
  expect(screen.getByRole('group', { name: /zork/ })).toBeDefined();
  fireEvent.click(answer, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('group', { name: /zork/ })).toBeNull());
});
