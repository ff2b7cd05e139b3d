import { expect, test } from 'vitest';
import type { Match } from '../../contract/match.ts';
import { matchOutcome } from '../figures/match-outcome.ts';
import { posterLine } from './poster-words.ts';

/** A match of which each period is told as own and opponent's points. */
function match(periods: [number | null, number | null][], more: Partial<Match> = {}): Match {
  const sum = (at: 0 | 1) => periods.reduce((total, period) => total + (period[at] ?? 0), 0);
  return {
    id: 'm',
    startsAt: null,
    status: 'completed',
    homeAway: 'home',
    opponent: { name: 'Owls' },
    score: { team: sum(0), opponent: sum(1) },
    periods: periods.map(([team, opponent]) => ({ team, opponent })),
    regulationPeriods: 4,
    periodMinutes: 10,
    overtimeMinutes: 5,
    ...more,
  };
}

test.each<[string, Match, string]>([
  [
    'a lost first quarter, the rest won',
    match([
      [11, 27],
      [11, 8],
      [21, 21],
      [20, 16],
    ]),
    '16 behind after Q1. After that, 52–45.',
  ],
  [
    'a lead lost after half-time',
    match([
      [22, 15],
      [20, 14],
      [10, 20],
      [11, 21],
    ]),
    '13 ahead at half-time. After that, 21–41.',
  ],
  [
    'behind at half-time, then won',
    match([
      [10, 18],
      [14, 18],
      [25, 12],
      [22, 10],
    ]),
    '12 behind at half-time. After that, 47–22.',
  ],
  [
    'two overtimes',
    match([
      [10, 10],
      [10, 10],
      [10, 10],
      [10, 10],
      [5, 5],
      [9, 4],
    ]),
    'Level after 40 minutes. 14–9 in overtime.',
  ],
  [
    'one quarter made it',
    match([
      [15, 14],
      [28, 12],
      [15, 15],
      [14, 16],
    ]),
    'Q2 made the difference: 28–12.',
  ],
  [
    'every quarter by a little',
    match([
      [20, 16],
      [20, 17],
      [20, 16],
      [20, 17],
    ]),
    'Every period won.',
  ],
  [
    'close to the end',
    match([
      [20, 19],
      [18, 18],
      [17, 18],
      [20, 18],
    ]),
    '2 points apart after 40 minutes.',
  ],
  [
    'level, where that is possible',
    match(
      [
        [20, 20],
        [20, 20],
      ],
      { regulationPeriods: 2, periodMinutes: 20 },
    ),
    'Level to the end.',
  ],
  [
    'halves alone',
    match(
      [
        [20, 30],
        [40, 20],
      ],
      { regulationPeriods: 2, periodMinutes: 20 },
    ),
    '10 behind at half-time. After that, 40–20.',
  ],
  [
    'no period recorded',
    match([], { score: { team: 70, opponent: 61 } }),
    '9 points apart after 40 minutes.',
  ],
  [
    'a period of which one side is missing',
    match(
      [
        [20, null],
        [18, 18],
        [17, 18],
        [20, 18],
      ],
      { score: { team: 75, opponent: 74 } },
    ),
    '1 point apart after 40 minutes.',
  ],
  ['no score', match([], { score: null }), ''],
])('%s', (_, played, line) => {
  expect(posterLine(played)).toBe(line);
});

test('how it ended', () => {
  const ended = (team: number | null, opponent: number | null) =>
    matchOutcome(match([], { score: { team, opponent } }));
  expect([ended(72, 63), ended(63, 72), ended(60, 60), ended(60, null)]).toEqual([
    'Won by 9',
    'Lost by 9',
    'Draw',
    '',
  ]);
});
