import { describe, expect, test } from 'vitest';
import { type AllPlayers, possibleDuplicates, type SheetName } from './possible-duplicates.ts';

const u16 = { id: 'u16', name: 'U16' };
const seniors = { id: 'seniors', name: 'Seniors' };
const rivals = { id: 'rivals', name: 'Rivals' };
const others = { id: 'others', name: 'Others' };
type Of = typeof u16;

const entry = (playerId: string, name: string, matchId: string, of: Of, number = '7') => ({
  playerId,
  name,
  number,
  matchId,
  of,
});
const rosterOf = (own: readonly SheetName[]) =>
  own.map(({ playerId, name, number, of }) => ({ playerId, name, number, of }));

function club(own: readonly SheetName[], opponents: readonly SheetName[] = []): AllPlayers {
  const opponentIdOf = (name: string) => `as ${name}`;
  return { roster: rosterOf(own), otherNames: [], own, opponents, opponentIdOf };
}
const found = (id: string, all: AllPlayers) =>
  possibleDuplicates(id, all).players.map(({ name, of }) => `${name} (${of})`);

describe('possible duplicates of our player', () => {
  const child = entry('a', 'Michael Frazier', 'm1', u16);

  test('are found on the same team, on other teams and on opponents’ sheets, likeliest first', () => {
    const own = [
      child,
      entry('b', 'Ann Frazier', 'm2', u16),
      entry('c', 'Michael Frazier Ii', 'm2', u16),
      entry('d', 'M. Frazier', 'm3', seniors, '9'),
      entry('e', 'Somebody Else', 'm2', u16, '8'),
    ];
    const all = club(own, [
      entry('o1', 'Frazier Michael', 'm4', rivals, '4'),
      entry('o2', 'Michael Frazier', 'm5', others, '5'),
    ]);
    expect(found('a', all)).toEqual([
      'Michael Frazier Ii (U16)',
      'Frazier Michael (Rivals)',
      'Michael Frazier (Others)',
      'M. Frazier (Seniors)',
      'Ann Frazier (U16)',
    ]);
  });

  test('never share a match sheet with the player', () => {
    const own = [child, entry('c', 'Michael Frazier Ii', 'm1', u16)];
    expect(found('a', club(own, [entry('o', 'Michael Frazier', 'm1', rivals)]))).toEqual([]);
  });

  test('need more than the same shirt number on another team, and no erased name', () => {
    const own = [child, entry('d', 'Ann Frazier', 'm2', seniors)];
    expect(found('a', club(own, [entry('o', 'Player', 'm3', rivals)]))).toEqual([]);
  });

  test('are found by a former name of the player', () => {
    const own = [child, entry('d', 'Mick Frayser', 'm2', seniors)];
    const otherNames = [{ playerId: 'a', name: 'Mick Frayser' }];
    expect(found('a', { ...club(own), otherNames })).toEqual(['Mick Frayser (Seniors)']);
  });

  test('leave out sheets against the player’s team, which erasing clears anyway', () => {
    const derby = entry('o', 'Michael Frazier', 'm9', { id: 'as U16', name: 'U16' });
    expect(found('a', club([child], [derby]))).toEqual([]);
  });
});

test('an opponents’ player with the same name at several opponents is one person, and other spellings are duplicates', () => {
  const own = [entry('a', 'Michael Frazier', 'm1', u16)];
  const all = club(own, [
    entry('o1', 'Leo Varga', 'm2', rivals),
    entry('o2', 'Leo Varga', 'm3', others),
    entry('o3', 'Leo Varga Jr', 'm4', others),
    entry('o4', 'L. Varga', 'm5', rivals),
  ]);
  expect(found('o1', all)).toEqual(['Leo Varga Jr (Others)', 'L. Varga (Rivals)']);
  expect(() => possibleDuplicates('nobody', all)).toThrow('Player not found');
});
