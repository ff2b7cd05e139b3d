import { expect, test } from 'vitest';
import { likelyFirst } from './PlayerCare.tsx';

const player = (playerId: string) => ({ playerId, name: `Player ${playerId}`, number: '12' });
const counted = (playerId: string) => ({ ...player(playerId), matches: 3 });

test('who may be the same person comes first, once, and never the player', () => {
  const roster = ['a', 'b', 'c', 'd'].map(player);
  const pairs = [
    { one: counted('c'), other: counted('b') },
    { one: counted('a'), other: counted('d') },
  ];
  const order = (of: string) =>
    likelyFirst(of, roster, pairs).map(
      ({ playerId, isLikely }) => playerId + (isLikely ? '!' : ''),
    );
  expect(order('b')).toEqual(['c!', 'a', 'd']);
  expect(order('a')).toEqual(['d!', 'b', 'c']);
});
