import { expect, test } from 'vitest';
import { eventsOf, sixEach } from '../../basketball/testing/events.ts';
import { playsOf } from '../figures/plays.ts';
import { playRows } from './PaperPlays.tsx';

const rowsOf = (rows: Parameters<typeof eventsOf>[0]) =>
  playRows(playsOf({ events: eventsOf(rows), matchSheet: sixEach }, 4).plays);

test('the assist, block or steal of a play is in its row, and the score only if it changed', () => {
  const [first, second] = rowsOf([
    { type: 'periodStart' },
    { type: 'twoPointer', side: 'team', playerId: 't1', made: true, points: 2 },
    { type: 'assist', side: 'team', playerId: 't2', relatedEventId: 'e2' },
    { type: 'threePointer', side: 'opponent', playerId: 'o1', made: false },
    { type: 'rebound', subtype: 'deadBall', side: 'team' },
    { type: 'assist', side: 'team', playerId: 't2' },
    { type: 'timeout', side: 'team', period: 2 },
  ]);
  expect(first?.name).toBe('Q1');
  expect(
    first?.rows.map(({ main, others, score }) => [main.what, others.map(({ who }) => who), score]),
  ).toEqual([
    ['2 points', ['2 Player 2'], { team: 2, opponent: 0 }],
    ['Missed three', [], null],
    ['Assist', [], null],
  ]);
  expect(second).toMatchObject({ name: 'Q2', rows: [{ main: { what: 'Time-out' } }] });
});

test('substitutions of one moment and side are one row', () => {
  const change = (subtype: string, playerId: string, side: 'team' | 'opponent') =>
    ({ type: 'substitution', subtype, playerId, side }) as const;
  const [period] = rowsOf([
    change('out', 't1', 'team'),
    change('in', 't6', 'team'),
    change('out', 'o1', 'opponent'),
    { ...change('in', 'o6', 'opponent'), clockSeconds: 300 },
  ]);
  expect(period?.rows.map(({ main, others }) => [main.event.side, others.length])).toEqual([
    ['team', 1],
    ['opponent', 0],
    ['opponent', 0],
  ]);
});
