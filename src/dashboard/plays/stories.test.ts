import { expect, test } from 'vitest';
import { eventsOf, sixEach } from '../../basketball/testing/events.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { playsOf } from '../figures/plays.ts';
import { storiesOf } from './stories.ts';

const linesOf = (...rows: Parameters<typeof eventsOf>[0]) =>
  storiesOf(playsOf({ events: eventsOf(rows), matchSheet: sixEach }, 4).plays).map(
    ({ main, rest }) => [main, ...rest].map(({ event }) => event.type).join(' + '),
  );
const team = { side: 'team' as const, playerId: 't1' };
const opponent = { side: 'opponent' as const, playerId: 'o1' };

test('an assist is in the line of its basket, before or after it', () => {
  const basket = { ...team, type: 'twoPointer', made: true, points: 2 };
  const assist = { ...team, playerId: 't2', type: 'assist' };
  expect(linesOf(basket, assist)).toEqual(['twoPointer + assist']);
  expect(linesOf(assist, basket)).toEqual(['twoPointer + assist']);
  expect(linesOf(basket, { ...assist, clockSeconds: 590 })).toEqual(['twoPointer', 'assist']);
  expect(linesOf(basket, { ...assist, side: 'opponent' })).toEqual(['twoPointer', 'assist']);
});

test('a steal is in the line of its turnover, a foul drawn in that of its foul', () => {
  expect(linesOf({ ...team, type: 'turnover' }, { ...opponent, type: 'steal' })).toEqual([
    'turnover + steal',
  ]);
  expect(linesOf({ ...opponent, type: 'foulDrawn' }, { ...team, type: 'foul' })).toEqual([
    'foul + foulDrawn',
  ]);
});

test('a miss is in one line with its block and its rebound, a few seconds later', () => {
  const miss = { ...team, type: 'threePointer', made: false };
  const block = { ...opponent, type: 'block' };
  const rebound = { ...opponent, type: 'rebound', clockSeconds: 597 };
  expect(linesOf(miss, block, rebound)).toEqual(['threePointer + block + rebound']);
  expect(linesOf(miss, { ...rebound, clockSeconds: 580 })).toEqual(['threePointer', 'rebound']);
});

test('free throws of one trip are one story, with the rebound of the last', () => {
  const made = { ...team, type: 'freeThrow', made: true, points: 1 };
  const missed = { ...made, made: false };
  expect(linesOf(made, missed, { ...opponent, type: 'rebound' })).toEqual([
    'freeThrow + freeThrow + rebound',
  ]);
  expect(linesOf(made, { ...made, playerId: 't2' })).toEqual(['freeThrow', 'freeThrow']);
});

test('every play of a whole match is shown once, in less than two thirds of the lines', () => {
  for (const { events, matchSheet } of playedTeams(7).flatMap(({ matches }) =>
    matches.slice(0, 2),
  )) {
    const { plays } = playsOf({ events, matchSheet }, 4);
    const stories = storiesOf(plays);
    const anchors = stories.flatMap(({ main, rest }) => [main, ...rest]).map((one) => one.anchor);
    expect(anchors.toSorted()).toEqual(plays.map(({ anchor }) => anchor).toSorted());
    expect(stories.length).toBeLessThan((2 / 3) * plays.length);
  }
});
