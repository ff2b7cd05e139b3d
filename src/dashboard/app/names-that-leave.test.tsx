import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BoxScore } from '../../contract/box-score.ts';
import { endpoints, pathOf } from '../../contract/endpoints.ts';
import { partOf, times } from '../../testing/share.ts';
import { surname } from '../figures/match-text.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import {
  addressIn,
  collectDownloads,
  patience,
  setUpPages,
  there,
} from './testing/recorded-pages.ts';

/* What leaves the page names no player who is young or of unknown age, until the coach chooses so. */

const children = [
  'U16 · U-14 Girls · Under 12 · 16U Boys · Sub-16 · Sub 14 Femenino · Cadete · Cadete 25/26 · Infantil 26-27',
  'Infantil Masculino · Alevín A · Benjamín · Premini · Minibasket · Juvenil · Júnior · Junior Women',
  'Girls 2026–27 · Boys · Cadet femení · Mini mixt · Sots-14 · Minimes 2 · Cadettes · Poussins · U13F2',
  'wU16 · Mädchen · Jugend 3 · Under 15 Maschile · Cadetti · Iniciados · Flickor · Jenter · Basket 22 U14',
].flatMap((names) => names.split(' · '));
const unanswered = [
  ...['Basket 22', 'Herons 2', '2026-27', 'Masculino', 'U19', 'Basket 25/26', 'Filles', '–'],
];
const adults = ['Senior women', 'Absoluta', 'Sénior masculino', 'Damen', 'U22'];

let club: RecordedClub;
let boxScore: BoxScore;
let staff: string[] = [];
/** Downloaded texts. */
let saved: string[] = [];
setUpPages();
beforeAll(async () => {
  club = await recordClub();
  const { id: matchId, officials = [] } = there(
    club.matches.filter(({ status }) => status === 'completed')[1],
  );
  const reply = await club.serve('coach')(pathOf('getBoxScore', { matchId }));
  boxScore = v.parse(endpoints.getBoxScore.data, (await reply.json()).data);
  const { team, opponent: other } = boxScore;
  staff = [team.coach, other.coach, ...officials].filter((name) => name !== undefined);
});
beforeEach(() => {
  saved = [];
  collectDownloads(saved);
});

/** The service's `fetch`, with a team that has another name and no category. */
function serveAs(name: string): typeof globalThis.fetch {
  const serve = club.serve('coach');
  return async (input, init) => {
    const reply = await serve(input, init);
    if (!String(input).endsWith('/teams')) return reply;
    const { data, ...envelope } = await reply.json();
    const teams = [{ ...there(data.teams[0]), name, category: undefined }];
    return new Response(JSON.stringify({ ...envelope, data: { teams } }), reply);
  };
}

/** What a page has once it is loaded. */
const loaded = {
  share: 'main textarea',
  print: 'main .paper-page',
  poster: 'main .paper-page',
  printRoster: 'main .paper-page',
  printSeason: 'main .paper-page',
  printOpponent: 'main .paper-page',
  printPlayingTime: 'main .paper-page',
  printPractice: 'main .paper-page',
  match: 'main table',
  insights: 'main details',
  settings: 'main form',
  halfTime: 'main article',
};

/** Opens a page of the team under this name, and waits until all of it is there. */
async function open(page: keyof typeof loaded, name: string) {
  cleanup();
  const { isLoading } = openApp(addressIn(club, page), serveAs(name));
  await waitFor(() => {
    expect(isLoading()).toBe(false);
    expect(document.querySelector(loaded[page])).not.toBeNull();
  }, patience);
}

/** The words of an element, with blanks between those of two cells. */
const wordsOf = (selector: string) =>
  document.querySelector(selector)?.innerHTML.replace(/<[^>]*>/g, ' ') ?? '';
const mainText = () => wordsOf('main');
const players = () => [...boxScore.team.players, ...boxScore.opponent.players];
/** The players of both sides whose names a text holds, whole or the family name alone; coaches and referees may share it. */
const namedIn = (text: string, named: readonly { name: string }[] = players()) => {
  const rest = staff.reduce((words, name) => words.replaceAll(name, ''), text);
  return named.flatMap(({ name }) => {
    const isNamed = new RegExp(`(?<!\\p{L})(${name}|${surname(name)})(?!\\p{L})`, 'iu').test(rest);
    return isNamed ? name : [];
  });
};
const choose = (option: string) => fireEvent.click(screen.getByRole('radio', { name: option }));

const question = () => screen.queryByRole('group', { name: 'Are these players under 18?' });

async function savedAs(label: string) {
  const before = saved.length;
  fireEvent.click(await screen.findByRole('button', { name: label }, patience));
  await waitFor(() => expect(saved.length).toBe(before + 1), patience);
  return there(saved.at(-1));
}

test('there are 40 names of teams and more, in four languages and more', () => {
  expect(children.length + unanswered.length).toBeGreaterThanOrEqual(40);
});

const leaving = ['share', 'print', 'poster'] as const;

/**
 * The short run opens all three pages under the first name of each list, one of them by turns under every fifth other:
 * the words for an age have separate tests.
 */
const withPages = [children, unanswered].flatMap((names) =>
  partOf(names, 5).map((name, at) => {
    const few = at === 0 ? leaving.length : 1;
    const first = at % leaving.length;
    const byTurns = [...leaving.slice(first), ...leaving.slice(0, first)];
    return [name, byTurns.slice(0, times(few, leaving.length))] as const;
  }),
);

test.each(withPages)('%s: share, picture, print and poster name no player', async (name, pages) => {
  // Page 1 and the plays.
  localStorage.setItem('boxout.print', '{"insights":false,"playByPlay":true}');
  for (const page of pages) {
    await open(page, name);
    expect([page, namedIn(mainText())]).toEqual([page, []]);
    if (page === 'share') expect(namedIn(await savedAs('Save the picture'))).toEqual([]);
    if (page !== 'poster') {
      expect(mainText()).toMatch(/No\. \d/);
      expect([page, question() !== null]).toEqual([page, unanswered.includes(name)]);
    }
  }
});

test.each(adults)('%s: share and print begin with names', async (name) => {
  for (const page of ['share', 'print'] as const) {
    await open(page, name);
    expect(namedIn(mainText()).length).toBeGreaterThan(5);
    expect(question()).toBeNull();
  }
});

const sheets = [
  'print',
  'printRoster',
  'printSeason',
  'printOpponent',
  'printPlayingTime',
] as const;

test.each(sheets)('%s: shirt numbers of children, names once they are chosen', async (page) => {
  localStorage.setItem('boxout.print', '{"talkCards":true}');
  await open(page, 'Cadete 25/26');
  expect(namedIn(mainText())).toEqual([]);
  choose('Names');
  await waitFor(() => expect(namedIn(mainText()).length).toBeGreaterThan(3), patience);
  await open(page, 'Cadete 25/26');
  expect(namedIn(mainText()), 'chosen for one visit').toEqual([]);
});

test('the coach is asked once for a team, on this device, until everything is forgotten', async () => {
  await open('share', 'Herons');
  choose('No');
  expect(namedIn(mainText()).length).toBeGreaterThan(3);
  await open('printSeason', 'Herons');
  expect(namedIn(mainText()).length).toBeGreaterThan(3);
  choose('Yes');
  expect(namedIn(mainText())).toEqual([]);
  choose('No');
  await open('printSeason', 'Herons Cadete');
  expect(namedIn(mainText()), 'a known age needs no answer').toEqual([]);

  // A drill of an insight, which the key has read.
  localStorage.setItem('boxout.drills', '[]');
  await open('settings', 'Herons');
  fireEvent.click(screen.getByRole('button', { name: 'Forget everything' }));
  expect(localStorage.getItem('boxout.drills')).toBeNull();
  await open('share', 'Herons');
  expect(namedIn(mainText())).toEqual([]);
  expect(screen.getByRole('radio', { name: 'No' })).toHaveProperty('checked', false);
});

test('printPractice: another service’s drill names its players like the other sheets', async () => {
  const [player] = boxScore.team.players;
  const text = `More screens for ${player?.name}.`;
  const drills = [{ teamId: club.team.id, matchId: boxScore.matchId, text }];
  localStorage.setItem('boxout.drills', JSON.stringify(drills));
  await open('printPractice', 'Women');
  expect(mainText()).toContain(text);
  await open('printPractice', 'Cadete 25/26');
  expect(mainText()).toContain(`More screens for No. ${player?.number}.`);
  expect(namedIn(mainText())).toEqual([]);
});

test('the answer for a team is that team’s alone', async () => {
  localStorage.setItem('boxout.under18', `-${club.team.id}1 -1${club.team.id}`);
  await open('share', 'Herons');
  expect(namedIn(mainText())).toEqual([]);
});

test('share: text and picture follow the choice of names or numbers', async () => {
  await open('share', 'Women');
  const both = () => [
    screen.getByRole('textbox', { name: /^Text/ }).textContent ?? '',
    document.querySelector('canvas')?.textContent ?? '',
  ];
  const named = () => both().map((text) => namedIn(text).length > 3);
  expect(named()).toEqual([true, true]);
  choose('Shirt numbers');
  expect(both().flatMap((text) => namedIn(text))).toEqual([]);
  choose('Names');
  expect(named()).toEqual([true, true]);
});

test('pictures of box score and insights begin with numbers; the CSV keeps the names', async () => {
  await open('match', 'Cadete 25/26');
  expect(namedIn(await savedAs('Box score as picture'))).toEqual([]);
  expect(namedIn(await savedAs('Box score as CSV'))).toHaveLength(players().length);
  choose('Shirt numbers');
  expect(namedIn(await savedAs('Box score as CSV'))).toEqual([]);
  await open('insights', 'Herons');
  expect(namedIn(await savedAs('Insights as picture'))).toEqual([]);
  await open('match', 'Women');
  // Until the team's age is known, a picture has numbers.
  await screen.findByRole('link', { name: 'Women' }, patience);
  expect(namedIn(await savedAs('Box score as picture')).length).toBeGreaterThan(3);
});

test.each([
  ['children', 'Cadete 25/26', {}],
  ['adults, with numbers chosen for print', 'Women', { names: 'numbers' }],
])('page 1 from the browser’s menu: shirt numbers of %s', async (_, name, choices) => {
  localStorage.setItem('boxout.print', JSON.stringify(choices));
  await open('match', name);
  const printed = () => wordsOf('body > .paper');
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(printed()).toContain('Printed from the browser’s menu');
  }, patience);
  expect(namedIn(printed())).toEqual([]);
  expect(printed()).toContain(`No. ${boxScore.team.players[0]?.number}`);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(printed()).toBe('');
});

test('half-time: the card on screen has names, the printed one of children has none', async () => {
  const shown = () => namedIn(mainText(), club.roster).length;
  const print = (when: string) => act(() => void window.dispatchEvent(new Event(when)));
  await open('halfTime', 'Cadete 25/26');
  expect(shown()).toBeGreaterThan(2);
  print('beforeprint');
  expect(shown()).toBe(0);
  print('afterprint');
  expect(shown()).toBeGreaterThan(2);
  await open('halfTime', 'Women');
  print('beforeprint');
  expect(shown()).toBeGreaterThan(2);
});
