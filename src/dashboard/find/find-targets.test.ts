import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { matchSchema } from '../../contract/match.ts';
import { findTargets, matchingTargets } from './find-targets.ts';

const client = new QueryClient();
const reading = (value: unknown) => ({ value, unreadableRows: 0 });
client.setQueryData(
  ['teams', 'C'],
  reading([{ id: 'T', name: 'Lakeside U16', season: '2026-27' }]),
);
client.setQueryData(
  ['matches', 'T'],
  reading(
    ['2026-01-01', '2026-02-01'].map((day, index) =>
      v.parse(matchSchema, {
        id: `M${index}`,
        startsAt: `${day}T18:00:00.000Z`,
        status: 'completed',
        homeAway: 'away',
        opponent: { name: 'Žalgiris B' },
      }),
    ),
  ),
);
client.setQueryData(
  ['roster', 'T'],
  reading([
    { playerId: 'P', name: 'Zoë Example', number: '7' },
    { playerId: 'L', name: 'Łukasz O’Brien' },
  ]),
);
client.setQueryData(
  ['box-score', 'M0'],
  reading(
    v.parse(boxScoreSchema, {
      matchId: 'M0',
      team: {
        players: [
          { playerId: 'P', name: 'Z. Example', number: '4' },
          { playerId: 'Q', name: 'Quinn Example' },
        ],
      },
      opponent: { players: [{ playerId: 'X', name: 'Not Ours' }] },
    }),
  ),
);

const now = Date.parse('2026-01-10T12:00:00.000Z');

const titles = (typed: string) =>
  matchingTargets(findTargets(client, { now }), typed).map(({ kind, title }) => `${kind} ${title}`);

test('before anything is typed the teams and the matches, the nearest first', () => {
  expect(titles('')).toEqual(['Team Lakeside U16', 'Match at Žalgiris B', 'Match at Žalgiris B']);
  const hrefOf = (wanted: string) =>
    findTargets(client, { now }).find(({ kind }) => kind === wanted)?.href;
  expect(hrefOf('Opponent')).toBe('/teams/T/opponents/zalgiris%20b');
  expect(hrefOf('Match')).toBe('/teams/T/matches/M0');
});

test.each([
  [
    'zalg',
    [
      'Match at Žalgiris B',
      'Match at Žalgiris B',
      'Opponent Žalgiris B',
      'Page Share the match',
      'Page Poster for the wall',
      'Page Print',
    ],
  ],
  ['zalgiris poster', ['Page Poster for the wall']],
  ['EXAMPLE zoe', ['Player Zoë Example']],
  ['#7', ['Player Zoë Example']],
  ['quinn lakeside', ['Player Quinn Example']],
  ['trends', ['Page Trends']],
  ['poster', ['Page Poster for the wall']],
  ['nobody', []],
])('"%s"', (typed, found) => {
  expect(titles(typed)).toEqual(found);
});

test('a name with a word that begins with the text comes before one that holds it', () => {
  const target = (title: string) => ({
    kind: 'Player' as const,
    key: title,
    title,
    note: '',
    href: '',
  });
  const found = matchingTargets([target('Annberg'), target('Ann Berg')], 'berg');
  expect(found.map(({ title }) => title)).toEqual(['Ann Berg', 'Annberg']);
});

test.each(['lukasz', 'łukasz', 'LUKASZ OBRIEN', "o'brien"])(
  '"%s" finds Łukasz O’Brien',
  (typed) => {
    expect(titles(typed)).toEqual(['Player Łukasz O’Brien']);
  },
);

test('a long season leaves lines for the opponent', () => {
  const match = (index: number) => ({
    kind: 'Match' as const,
    key: `${index}`,
    title: 'v Owls',
    note: '',
    href: '',
  });
  const owls = { ...match(0), kind: 'Opponent' as const, title: 'Owls' };
  const found = matchingTargets(
    [...Array.from({ length: 30 }, (_, at) => match(at)), owls],
    'owls',
  );
  expect(found.map(({ kind }) => kind)).toEqual([...Array(8).fill('Match'), 'Opponent']);
});

test('a match that two teams of the club play against each other is found under each, with its name', () => {
  const derby = new QueryClient();
  for (const [id, name] of [
    ['T', 'Hawks'],
    ['U', 'Owls'],
  ] as const) {
    const match = v.parse(matchSchema, { id: 'M', status: 'completed', opponent: { name } });
    derby.setQueryData(['matches', id], reading([match]));
  }
  const found = findTargets(derby, { now: 0 }).filter(({ kind }) => kind === 'Match');
  expect(found).toHaveLength(2);
  expect(new Set(found.map(({ key }) => key)).size).toBe(2);
});
