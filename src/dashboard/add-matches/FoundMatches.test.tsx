import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Look } from '../../contract/adding.ts';
import { ApiContext, SessionContext } from '../api/session-context.ts';
import { json } from '../testing/answers.ts';
import { recorderSession } from '../testing/recorder-session.ts';
import { FoundMatches } from './FoundMatches.tsx';
import { idOf, lookOf } from './testing/looks.ts';

afterEach(() => vi.unstubAllGlobals());

const teams = [{ id: idOf(1), name: 'Kestrels U18' }];

/** Draws a look; the service answers each call of adding with `answer`. */
function draw(look: Look, answer: unknown = look) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    json(200, { data: answer, error: null }),
  );
  vi.stubGlobal('fetch', fetch);
  const { session, queryClient, api } = recorderSession(fetch);
  queryClient.setQueryData(['teams', 'C'], { value: teams, unreadableRows: 0 });
  const on = { onStoring: vi.fn(), onOtherFiles: vi.fn(), onExpired: vi.fn() };
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <FoundMatches look={look} clubId="C" focused {...on} />
        </ApiContext>
      </QueryClientProvider>
    </SessionContext>,
    { wrapper: MemoryRouter },
  );
  const sent = () =>
    fetch.mock.calls
      .filter(([address]) => String(address).startsWith('/import'))
      .map(([address, init]) => [address, JSON.parse(String(init?.body))]);
  return { sent, ...on };
}

const yes = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add |^Replace|^Move/ });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('the found matches are listed, focused, and added by one confirmation', async () => {
  const { sent, onStoring } = draw(lookOf([{}, { away: 'Gulls', files: ['b.json'] }]));
  const heading = screen.getByRole('heading', { name: '2 matches in 2 files' });
  expect(document.activeElement).toBe(heading);
  expect(yes().textContent).toBe('Add 2 matches');
  fireEvent.click(yes());
  await vi.waitFor(() => expect(onStoring).toHaveBeenCalledOnce());
  expect(sent()).toEqual([[`/import/looks/${idOf(99)}/store`, { matches: {} }]]);
});

test('a match without a day keeps the yes from being said, until it has one or is left out', async () => {
  const { sent } = draw(
    lookOf([{ day: null, dayFrom: null }, { away: 'Gulls', day: null }, { away: 'Foxes' }]),
  );
  expect(yes().disabled).toBe(true);
  screen.getByText(/^2 matches have no day yet/);
  fill(rowOf('v Owls').getByLabelText('Day of v Owls'), '2026-10-03');
  screen.getByText(/^One match has no day yet/);
  fireEvent.click(rowOf('v Gulls').getByRole('checkbox', { name: 'Take v Gulls' }));
  expect(yes().textContent).toBe('Add 2 matches');
  expect(yes().disabled).toBe(false);
  fireEvent.click(yes());
  await vi.waitFor(() =>
    expect(sent()[0]?.[1]).toEqual({ matches: { m1: { day: '2026-10-03' }, m2: { skip: true } } }),
  );
});

test('a day is filled down', () => {
  draw(lookOf(['Owls', 'Gulls', 'Foxes'].map((away) => ({ away, day: null }))));
  fill(rowOf('v Owls').getByLabelText('Day of v Owls'), '2026-10-03');
  fireEvent.click(rowOf('v Owls').getByRole('button', { name: 'Same below' }));
  expect(rowOf('v Foxes').getByLabelText<HTMLInputElement>('Day of v Foxes').value).toBe(
    '2026-10-03',
  );
  expect(yes().disabled).toBe(false);
});

const question = { players: [], names: [], proposal: null, isNeeded: true };

test('what files do not say is asked in their rows, the team of a season once, before the yes', async () => {
  const open = { home: '', away: '', side: null, team: null, score: null };
  const own = { ...question, of: 'home' as const, players: ['Ana Ruiz', 'Bea Gil'] };
  const score = { ...question, of: 'score' as const };
  const { sent } = draw(
    lookOf([
      { ...open, files: ['season.csv'], away: 'Owls', asked: [own, score] },
      { ...open, files: ['season.csv'], away: 'Gulls', asked: [own, score] },
      {
        ...open,
        files: ['Valley_68-60.csv'],
        home: 'Kestrels U18',
        asked: [
          { ...question, of: 'away', proposal: 'Valley' },
          { ...score, proposal: '68-60' },
        ],
      },
    ]),
  );
  const right = screen.getByRole<HTMLButtonElement>('button', { name: 'That is right' });
  expect(right.disabled).toBe(true);
  screen.getByText('Answer first what the files do not say.');
  expect(screen.queryByText('Which side is yours?')).toBeNull();
  const team = screen.getByLabelText<HTMLInputElement>('Whose players are Ana Ruiz and Bea Gil?');
  expect(team.value).toBe('Kestrels U18');
  const valley = rowOf('Valley_68-60.csv');
  expect(valley.getByLabelText<HTMLInputElement>('Who was the opponent?').value).toBe('Valley');
  expect(valley.getByLabelText<HTMLInputElement>(/^Score of/).value).toBe('68-60');
  fill(screen.getByLabelText('Score of v Owls, your team first'), '71–68');
  fill(screen.getByLabelText('Score of v Gulls, your team first'), '60');
  expect(right.disabled).toBe(true);
  fill(screen.getByLabelText('Score of v Gulls, your team first'), '60:61');
  fireEvent.click(right);
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      [
        `/import/looks/${idOf(99)}/answers`,
        {
          matches: {
            m1: { home: 'Kestrels U18', score: { home: 71, away: 68 } },
            m2: { home: 'Kestrels U18', score: { home: 60, away: 61 } },
            m3: { away: 'Valley', score: { home: 68, away: 60 } },
          },
          headings: {},
        },
      ],
    ]),
  );
});

test('the meaning of a heading is asked once, beside earlier answers, and blocks nothing', async () => {
  const unread = [{ of: 'column' as const, name: '', field: 'Dunks', count: 1 }];
  const { sent } = draw(lookOf([{ unread }, { unread, headings: { Canasta: 'twos' } }]));
  expect(yes().disabled).toBe(false);
  const card = within(screen.getByRole('region', { name: /^What do these columns hold/ }));
  expect(card.getByLabelText<HTMLSelectElement>('Canasta').value).toBe('twos');
  fill(card.getByLabelText('Dunks'), 'nothing');
  fireEvent.click(card.getByRole('button', { name: 'Read them so' }));
  await vi.waitFor(() =>
    expect(sent()[0]?.[1]).toEqual({
      matches: {},
      headings: { Canasta: 'twos', Dunks: 'nothing' },
    }),
  );
});

test('nothing that is stored is replaced or moved unless that is ticked, and the button counts it', () => {
  draw(
    lookOf([
      { standing: { kind: 'same', matchId: idOf(5), day: '2026-11-12' } },
      {
        away: 'Gulls',
        standing: {
          kind: 'newer',
          matchId: idOf(6),
          day: '2026-11-14',
          added: 30,
          removed: 2,
          before: { team: 40, opponent: 38 },
        },
      },
    ]),
  );
  screen.getByText('There is nothing to do: all of it is there already, or left out.');
  rowOf('v Gulls').getByText(/30 events more, 2 fewer; stored with 40–38/);
  fireEvent.click(rowOf('v Gulls').getByLabelText('replace the stored match'));
  fireEvent.click(rowOf('v Owls').getByLabelText(/^move it to/));
  expect(yes().textContent).toBe('Replace 1 and move 1');
});

test('an unknown side is asked about once, for the name that most of the files have, and no team is chosen beforehand', async () => {
  const unknown = { side: null, team: null } as const;
  const { sent } = draw(
    lookOf([
      { ...unknown, home: 'Owls', away: 'KBB' },
      { ...unknown, home: 'KBB', away: 'Gulls' },
    ]),
  );
  expect(screen.getByText('Say first which side is yours.')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('In the files it is called').value).toBe('KBB');
  const team = screen.getByLabelText<HTMLSelectElement>('That is');
  const say = screen.getByRole<HTMLButtonElement>('button', { name: 'That is our team' });
  expect(team.selectedOptions[0]?.textContent).toBe('choose your team');
  expect(say.disabled).toBe(true);
  fill(team, 'new');
  fill(screen.getByLabelText('The new team’s name'), 'Kestrels U20');
  fireEvent.click(say);
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      [`/import/looks/${idOf(99)}/sides`, { name: 'KBB', team: { newName: 'Kestrels U20' } }],
    ]),
  );
});

test('a new player who looks like somebody is joined in every match, once asked', async () => {
  const newPlayers = [
    {
      key: 'p1',
      name: 'Michael Frazier II',
      number: '12',
      like: [{ playerId: idOf(7), name: 'Michael Frazier', number: '12' }],
    },
  ];
  const { sent } = draw(lookOf([{ newPlayers }, { away: 'Gulls', newPlayers }]));
  fill(screen.getByLabelText('Michael Frazier II is'), idOf(7));
  fireEvent.click(yes());
  const join = { join: { p1: idOf(7) } };
  await vi.waitFor(() => expect(sent()[0]?.[1]).toEqual({ matches: { m1: join, m2: join } }));
});

test('files that are not taken are listed with their reasons, other clubs’ matches apart', () => {
  draw(
    lookOf([{}], {
      refused: [
        { file: 'photo.png', reason: 'no match file', otherClub: false },
        { file: 'theirs.json', reason: 'Foxes – Gulls', otherClub: true },
        { file: '.DS_Store', reason: 'seen, not needed', otherClub: false },
      ],
    }),
  );
  const card = within(screen.getByRole('region', { name: 'One file is not taken' }));
  card.getByText('photo.png');
  expect(card.queryByText('theirs.json')).toBeNull();
  screen.getByText('One match of other clubs is left out');
  screen.getByText('One file was seen and is not needed');
});

test('a disagreement is worded by the statistic’s name, and time in minutes', () => {
  const about = { side: 'team', name: 'Ana Ruiz' } as const;
  draw(
    lookOf([
      { disagreements: [{ ...about, statistic: 'seconds', file: 1_860, events: 1_795 }] },
      {
        away: 'Gulls',
        disagreements: [{ ...about, statistic: 'threes.attempted', file: 4, events: 5 }],
      },
    ]),
  );
  expect(
    rowOf('Owls').getByText('Ana Ruiz, minutes: 31:00 in the file’s totals, 29:55 by its plays'),
  ).toBeDefined();
  expect(
    rowOf('Gulls').getByText('Ana Ruiz, threes tried: 4 in the file’s totals, 5 by its plays'),
  ).toBeDefined();
});

test.each([
  [
    { of: 'line', name: 'Ana Ruiz', field: 'plusMinus', count: 1 },
    'Ana Ruiz, plus/minus: not readable in the file',
  ],
  [
    { of: 'plays', name: 'Kestrels', field: 'player', count: 2 },
    'Kestrels: plays without a readable player: 2',
  ],
  [{ of: 'plays', name: '', field: 'clock', count: 1 }, 'plays without a readable clock: 1'],
  [
    { of: 'column', name: '', field: 'Dunks', count: 1 },
    'the column “Dunks” is not understood, and left out',
  ],
] as const)('what can’t be read in the file is named: %o', (unread, sentence) => {
  draw(lookOf([{ unread: [unread] }]));
  expect(rowOf('Owls').getByText(sentence)).toBeDefined();
});

test('of two states of one match one has to be left out', () => {
  draw(
    lookOf([
      { files: ['a.json'], otherStates: ['m2'] },
      { files: ['b.json'], otherStates: ['m1'], score: { home: 72, away: 68 } },
    ]),
  );
  expect(yes().disabled).toBe(true);
  screen.getByText(
    'a.json and b.json are the same match in different states: take only one of them.',
  );
  screen.getByText('b.json: another file has another version of this match');
  fireEvent.click(rowOf('71–68').getByRole('checkbox', { name: 'Take v Owls' }));
  expect(yes().textContent).toBe('Add 1 match');
  expect(yes().disabled).toBe(false);
});
