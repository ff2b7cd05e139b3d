import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { endpoints, pathOf } from '../../contract/endpoints.ts';
import { type PageName, paths } from '../api/paths.ts';
import { linkText, readAddress } from '../testing/links.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import { textOf } from '../testing/table.ts';
import { expectedPages, inClub } from './testing/expected-pages.ts';
import { addressIn, patience, setUpPages, there } from './testing/recorded-pages.ts';

/* Each page of the table, as a coach opens it: whole, by its address, over a service's replies. */

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  club = await recordClub();
});

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** What `expectedPages` says of a page, as it is drawn now. */
function drawn(address: string) {
  const { ids } = readAddress(address);
  const textsOf = (links: Element[]) => links.map((link) => linkText(link, ids, club));
  const links = all('main a').filter((link) => !link.closest('nav, [href^="#"]'));
  const current = all('nav:is([aria-label=Team], [aria-label=Match]) [aria-current]');
  return {
    navigation: Object.fromEntries(
      all('nav').map((each) => [
        each.getAttribute('aria-label'),
        textsOf([...each.querySelectorAll(':not([hidden] *) > a, nav > a')]).join(' | '),
      ]),
    ),
    tab: current.map(textOf).join(),
    links: [...new Set(textsOf(links))].sort(),
  };
}

async function open(name: PageName, address = addressIn(club, name)) {
  const { isLoading } = openApp(address, club.serve(name === 'add' ? 'recorder' : 'coach'));
  const { title, tab = '', links, ...expected } = expectedPages[name];
  const navigation = { ...inClub, ...expected.navigation };
  await waitFor(() => {
    expect(isLoading()).toBe(false);
    expect(document.title).toBe(title);
    expect(drawn(address)).toEqual({ navigation, tab, links: links.toSorted() });
  }, patience);
}

test.each(Object.keys(expectedPages) as PageName[])(
  '%s: its links, tabs, sorts and print target',
  async (name) => {
    const empty = noteEmptyHeadings();
    await open(name);
    expect(empty, 'headings without a text, while the page loads too').toEqual(new Set());
    expect(sortingHeaders()).toEqual(expectedPages[name].sorts ?? {});
    fireEvent.keyDown(window, { key: 'p', ctrlKey: true });
    expect(readAddress(window.location.pathname).page).toBe(expectedPages[name].print ?? name);
  },
);

test('a match under way has a tab for half-time, and none to share it', async () => {
  const live = there(club.matches.find(({ status }) => status === 'live'));
  const address = paths.match({ teamId: club.team.id, matchId: live.id });
  openApp(address, club.serve('coach'));
  await waitFor(() => {
    expect(drawn(address).navigation.Match).toBe(
      'Box score → match | Insights → insights | Plays → plays | Half-time → halfTime | Print → print',
    );
  }, patience);
});

test('every page is in a navigation or in Find, or opens from the page that it is a part of', async () => {
  const navigated = Object.values(expectedPages).flatMap(({ navigation = {} }) =>
    Object.values(navigation).flatMap((links) => links.match(/(?<=→ )\w+/g) ?? []),
  );
  await open('add');
  for (const [name, { reached }] of Object.entries(expectedPages)) {
    if (navigated.includes(name)) continue;
    if (reached && 'from' in reached) {
      expect(expectedPages[reached.from].links.join('\n')).toContain(`→ ${name}`);
      continue;
    }
    expect(await find(reached?.find ?? ''), name).toBe(name);
  }
});

/** The page that Find opens for, for instance, "Player: Ana Berg". */
async function find(wanted: string): Promise<PageName> {
  const [kind = '', title = ''] = wanted.split(': ');
  fireEvent.click(await screen.findByRole('button', { name: 'Find' }));
  const field = await screen.findByRole('combobox', { name: 'Find a team, match or player' });
  fireEvent.change(field, { target: { value: title } });
  const isWanted = (option: Element) => option.textContent?.startsWith(`${kind} ${title}`);
  await waitFor(() => fireEvent.click(there(all('[role=option]').find(isWanted))), patience);
  return readAddress(window.location.pathname).page;
}

test.each(['Pairs', 'Fives'])('line-ups: sorts of %s', async (table) => {
  await open('lineUps');
  fireEvent.click(screen.getByRole('radio', { name: table }));
  await waitFor(() => screen.getByRole('table', { name: table }), patience);
  expect(sortingHeaders()).toEqual({ [table]: 'MIN Per 40 +/- For Against GP' });
});

test.each(['match', 'print'] as const)(
  '%s: every player of a side is in its box score, with the percentages of its totals',
  async (name) => {
    await open(name);
    const { team, opponent } = await boxScoreOf(readAddress(addressIn(club, name)).ids.matchId);
    for (const side of [team, opponent]) {
      const table = screen.getByRole('table', { name: `Box score of ${side.name}` });
      const names = [...table.querySelectorAll('tbody th')].map(textOf);
      const missing = side.players.filter(
        (player) => !names.some((shown) => shown.startsWith(player.name)),
      );
      expect([missing, names.length]).toEqual([[], side.players.length]);
      const [totals, percentages] = [...table.querySelectorAll('tfoot tr')].slice(-2);
      const headers = [...table.querySelectorAll('thead th')].map(
        (each) => each.ariaLabel ?? textOf(each),
      );
      for (const column of ['FG', '2P', '3P', 'FT']) {
        const at = headers.indexOf(column);
        const [made = '', attempted = ''] = textOf(totals?.children[at]).split('/');
        const percent = Math.round((100 * Number(made)) / Number(attempted));
        expect(Number.parseInt(textOf(percentages?.children[at]), 10), column).toBe(percent);
      }
    }
  },
);

test.each([
  ['print', 'Shirt numbers'],
  ['share', 'Shirt numbers'],
] as const)('%s: names or shirt numbers, as chosen', async (name, numbers) => {
  await open(name);
  const { team, opponent } = await boxScoreOf(readAddress(addressIn(club, name)).ids.matchId);
  const players = [...team.players, ...opponent.players];
  const named = () => players.filter((each) => mainText().includes(each.name)).length;
  fireEvent.click(screen.getByRole('radio', { name: numbers }));
  expect(named()).toBe(0);
  fireEvent.click(screen.getByRole('radio', { name: 'Names' }));
  expect(named()).toBeGreaterThan(5);
});

test('trends: of eight matches the last three are compared, as in a practice', async () => {
  await open('trends');
  expect(mainText()).toContain('The last 3 matches beside the 5 before.');
});

test('playerInsights: time on court, and the number each rating rests on', async () => {
  await open('playerInsights');
  await waitFor(() => {
    expect(mainText()).toMatch(/on court ?points ?foul ?fifth/);
    expect(mainText()).toMatch(/% of team-mates’ baskets, usual \d+%/);
    expect(mainText()).toMatch(/% of those available, usual \d+%/);
    expect(mainText()).toMatch(/acts worth −?\d+\.\d points per 40 minutes, usual −?\d/);
  }, patience);
});

test('comparePlayers: Swap puts each player on the other side', async () => {
  await open('comparePlayers');
  const chosen = () =>
    ['Player on the left', 'Player on the right'].map(
      (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
    );
  const before = chosen();
  fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
  await waitFor(() => expect(chosen()).toEqual(before.toReversed()), patience);
});

test('share: the text is written again for another audience', async () => {
  await open('share');
  const before = mainText();
  fireEvent.click(screen.getByRole('radio', { name: 'Team' }));
  expect(mainText()).not.toBe(before);
});

test('printSeason: every match of the season is on the sheet, the first on top', async () => {
  await open('printSeason');
  const opponents = () =>
    all('.paper-season-matches tbody th').map((cell) => textOf(cell).replace(/^(v|at) /, ''));
  const wanted = club.matches.map(({ opponent }) => opponent.name).toReversed();
  await waitFor(() => expect(opponents()).toEqual(wanted), patience);
});

/** The headings that are without a text at any moment from now on, which axe refuses. */
function noteEmptyHeadings(): Set<string> {
  const found = new Set<string>();
  new MutationObserver(() => {
    for (const heading of all('h1, h2, h3')) if (!textOf(heading)) found.add(heading.outerHTML);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  return found;
}

const mainText = () => document.querySelector('main')?.textContent ?? '';

/** The box score of a match, as the service sent it. */
async function boxScoreOf(matchId = '') {
  const reply = await club.serve('coach')(pathOf('getBoxScore', { matchId }));
  return v.parse(endpoints.getBoxScore.data, (await reply.json()).data);
}

/** Presses every header once and checks the order of the rows; returns the headers that sort, by table. */
function sortingHeaders() {
  const found: Record<string, string> = {};
  for (const table of all('main table')) {
    if (!(table instanceof HTMLTableElement)) continue;
    const inOrder = rowsOf(table);
    const sorting = [...(table.tHead?.rows[0]?.cells ?? [])].filter(
      (header) => header.querySelector('button') && pressed(table, header) !== null,
    );
    const [first] = sorting;
    if (first === undefined) continue;
    // The other way, and back to the order of before.
    const directions =
      sorting.length > 1 ? [pressed(table, first)] : [first.getAttribute('aria-sort')];
    directions.push(pressed(table, first));
    expect(directions.toSorted()).toEqual(['ascending', 'descending']);
    expect([pressed(table, first), rowsOf(table)]).toEqual([null, inOrder]);
    const names = sorting.map((header) => header.ariaLabel ?? textOf(header));
    found[table.ariaLabel ?? textOf(table.caption)] = names.join(' ');
  }
  return found;
}

const rowsOf = (table: HTMLTableElement) => [...(table.tBodies[0]?.rows ?? [])];

/** Presses a header, checks the order of the rows and returns its direction; `null` if it sorts no more. */
function pressed(table: HTMLTableElement, header: HTMLTableCellElement): string | null {
  fireEvent.click(there(header.querySelector('button') ?? undefined));
  const direction = header.getAttribute('aria-sort');
  const name = header.ariaLabel ?? '';
  if (direction !== null) expectSorted(name, direction, rowsOf(table), header.cellIndex);
  return direction;
}

/** Rows in the order of what a column shows, those without a value last; "–" for a shot never taken is 0 made. */
function expectSorted(
  column: string,
  direction: string | null,
  rows: HTMLTableRowElement[],
  cellIndex: number,
) {
  const texts = rows.map((row) => textOf(row.cells[cellIndex]));
  const isPair = texts.some((text) => text.includes('/'));
  const values = texts.map((text) => (isPair && text === '–' ? 0 : shownValue(text)));
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  const known = values.filter((value) => value !== null);
  expect(values.slice(0, known.length), column).toEqual(
    known.toSorted((a, b) => sign * compare(a, b)),
  );
}

/** A cell's value, for comparison: "12:30" in seconds, "3/7" by the makes; `null` for no value. */
function shownValue(text: string): number | string | null {
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(text) ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds);
  const [number] = /^[+−]?\d+(\.\d+)?/.exec(text) ?? [];
  if (number !== undefined) return Number(number.replace('−', '-'));
  return text === '' || text === '–' ? null : text;
}
