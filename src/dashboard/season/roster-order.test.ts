import { expect, test } from 'vitest';
import type { RosterRow } from '../figures/roster-rows.ts';
import { orderRoster } from './roster-order.ts';

const row = (playerId: string): RosterRow => ({
  playerId,
  name: playerId,
  number: undefined,
  position: undefined,
  captain: undefined,
  season: null,
  formerly: false,
});
const rows = [row('a'), row('b'), row('c')];
const points: Record<string, number | null> = { a: 4, b: null, c: 9 };
const order = (sort: Parameters<typeof orderRoster>[1]) =>
  orderRoster(rows, sort, ({ playerId }) => points[playerId] ?? null)
    .map(({ playerId }) => playerId)
    .join('');

test('by a column, by its reverse, and back to the order of the roster', () => {
  expect(order({ key: 'points', direction: 'descending' })).toBe('cab');
  expect(order({ key: 'points', direction: 'ascending' })).toBe('acb');
  expect(order(null)).toBe('abc');
});
