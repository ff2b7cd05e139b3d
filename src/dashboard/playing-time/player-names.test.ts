import { expect, test } from 'vitest';
import { playerNames } from './player-names.tsx';

const ana = { playerId: 'a', name: 'Ana Kettleby', number: '4' };
const eva = { playerId: 'e', name: 'Eva Kettleby', number: '7' };

test('a player who is on two lists is called by the surname, and namesakes by their whole names', () => {
  expect(playerNames([ana, ana]).short('a')).toBe('Kettleby');
  expect(playerNames([ana, eva]).short('e')).toBe('Eva Kettleby');
});
