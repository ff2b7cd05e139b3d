import { describe, expect, test } from 'vitest';
import { fibaRules } from '../../basketball/score.ts';
import { scoreFlow } from '../../basketball/score-flow.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import { playWords } from '../figures/play-words.ts';
import { formatClock, playsOf, playText } from '../figures/plays.ts';
import { readChoices, writeChoices } from '../ui/use-search-choice.ts';
import { matchPlays } from './match-plays.ts';
import { playRows } from './PlayByPlayPanel.tsx';
import { noFilters, passes, searchShowing } from './play-address.ts';
import { courseOf, lastMinutes, namedScores } from './time-window.ts';

const matchSheet: MatchSheet = {
  team: [
    { playerId: 'a', number: '7', name: 'Ana Berg', starter: true },
    { playerId: 'b', number: '9', name: 'Bea Ek', starter: true },
    { playerId: 'c', number: '9', name: 'Cia Ek', starter: false },
  ],
  opponent: [{ playerId: 'z', number: '7', name: '=Zoe', starter: true }],
};

const event = (fields: Partial<MatchEvent>): MatchEvent => ({
  id: 'e',
  sequence: 1,
  period: 1,
  clockSeconds: 270.4,
  side: 'team',
  type: 'twoPointer',
  score: { team: null, opponent: null },
  ...fields,
});

const { plays, people, periods } = playsOf(
  {
    matchSheet,
    events: [
      event({ playerId: 'a', subtype: 'layup', made: true, score: { team: 2, opponent: 0 } }),
      event({ playerId: 'z', side: 'opponent', type: 'foul', clockSeconds: null, period: 5 }),
      event({ side: null, type: 'periodEnd', clockSeconds: 0, period: 5 }),
      event({ playerId: 'q', made: false, type: 'threePointer', score: { team: 2, opponent: 4 } }),
    ],
  },
  4,
);

test('a player in an address is a shirt number, or the id where two share one', () => {
  expect(people.map(({ key }) => key)).toEqual(['7', 'b', 'c', 'opponent-7']);
});

test('plays have their time, player and position', () => {
  expect(periods.map(({ label }) => label).slice(3)).toEqual(['Q4', 'OT']);
  expect(plays[0]).toMatchObject({
    anchor: 'play-1',
    clock: '4:31',
    who: '7 Ana Berg',
    what: '2 points',
    detail: 'lay-up',
  });
  expect(plays[1]).toMatchObject({ clock: '–', periodKey: 'OT', what: 'Foul' });
  expect(plays[3]).toMatchObject({ who: 'Not on the sheet', what: 'Missed three', person: null });
  expect(plays.map((play) => playText(play))[0]).toBe(
    'Q1 4:31, 7 Ana Berg, 2 points (lay-up), 2–0',
  );
});

test.each([
  [600, '10:00'],
  [0.2, '0:01'],
  [0, '0:00'],
  [null, '–'],
])('%s seconds left are %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

describe('filters', () => {
  const shown = (address: string) =>
    plays
      .filter((play) => passes(play, readChoices(new URLSearchParams(address), noFilters)))
      .map(({ anchor }) => anchor);

  test.each([
    ['', ['play-1', 'play-2', 'play-3', 'play-4']],
    ['period=OT', ['play-2', 'play-3']],
    ['player=7', ['play-1']],
    ['player=opponent-7', ['play-2']],
    ['player=team', ['play-1', 'play-4']],
    ['type=shots', ['play-1', 'play-4']],
    ['type=scoring', ['play-1']],
    ['type=periodEnd', ['play-3']],
    ['type=toString', []],
  ])('%s', (address, anchors) => {
    expect(shown(address)).toEqual(anchors);
  });

  test('other parameters of the address stay; filters that would hide a play go', () => {
    const search = writeChoices(new URLSearchParams('shots=opponent'), noFilters, {
      period: '1',
      player: '',
      type: 'shots',
    });
    expect(search.toString()).toBe('shots=opponent&period=1&type=shots');
    const [first, foul] = plays;
    if (!first || !foul) throw new Error('there are four plays');
    expect(searchShowing(search, first)).toBe(search);
    expect(searchShowing(search, foul).toString()).toBe('shots=opponent');
  });
});

test.each([
  [{ type: 'twoPointer', made: true, points: 2 }, '2 points'],
  [{ type: 'twoPointer', made: true, points: 1 }, '1 point'],
  [{ type: 'threePointer', made: false }, 'Missed three'],
  [{ type: 'twoPointer' }, 'Two-point shot'],
  [{ type: 'freeThrow' }, 'Free throw'],
])('%j is no miss unless the service says so: %s', (fields, what) => {
  expect(playWords(event(fields)).what).toBe(what);
});

test('words of the service that are not known are shown as they came', () => {
  expect(playWords(event({ type: 'heldBall', subtype: 'arrow' }))).toEqual({
    what: 'heldBall',
    detail: 'arrow',
  });
});

test('the table for spreadsheets keeps numbers as numbers and leaves out unrecorded values', () => {
  const rows = playRows(plays, { team: 'Kestrels', opponent: 'Owls' });
  expect(rows[2]).toEqual([
    2,
    'OT',
    null,
    null,
    'Owls',
    '7',
    '=Zoe',
    'Foul',
    '',
    'foul',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(rows[4]?.slice(11, 14)).toEqual([2, 4, -2]);
});

test('the last five minutes are drawn only if the match was still open in them', () => {
  const last = (...chances: [at: number, chance: number][]) =>
    lastMinutes(
      2400,
      chances.map(([at, chance]) => ({ at, chance })),
    );
  const open = { from: 2100, to: 2400 };
  expect(last([0, 0.5], [2000, 0.9], [2200, 0.99], [2400, 1])).toEqual(open);
  expect(last([0, 0.5], [2000, 0.99], [2300, 0.06], [2400, 0])).toEqual(open);
  expect(last([0, 0.5], [2000, 0.99], [2400, 1])).toBeNull();
  expect(last([0, 0.5], [2050, 0.02], [2400, 0])).toBeNull();
});

test('the lead names who made the highest, the lowest and the last change, none over another', () => {
  const scored = (at: number, playerId: string, team: number, opponent: number): MatchEvent =>
    event({
      id: `${at}`,
      sequence: at,
      period: 1 + Math.floor(at / 600),
      clockSeconds: 600 - (at % 600),
      side: playerId === 'z' ? 'opponent' : 'team',
      playerId,
      made: true,
      score: { team, opponent },
    });
  const events = [
    scored(60, 'z', 0, 2),
    scored(300, 'z', 0, 9),
    scored(900, 'a', 10, 9),
    scored(1_500, 'b', 30, 9),
  ];
  const names = { team: 'Ours', opponent: 'Theirs' };
  const match = matchPlays({ matchSheet, events, rules: fibaRules, names, finished: true });
  const course = courseOf(match, scoreFlow(events, fibaRules) ?? []);
  const named = (to: number, apart: number) =>
    namedScores(course, { from: 0, to }, apart).map(({ text, isAbove }) => [text, isAbove]);
  expect(named(2_400, 0.1)).toEqual([
    ['Ek 30–9', true],
    ['=Zoe 0–9', false],
    ['Berg 10–9', false],
  ]);
  expect(named(2_400, 0.3)).toEqual([
    ['Ek 30–9', true],
    ['=Zoe 0–9', false],
  ]);
  expect(named(200, 0.1)).toEqual([['=Zoe 0–2', false]]);
});
