import { expect, test } from 'vitest';
import { readMapping } from '../../foreign/mapping.ts';
import {
  emptyMapping,
  entriesOf,
  isEmpty,
  mappingText,
  withEntry,
  withoutEntry,
  withRoute,
} from './mapping-draft.ts';

const points = { kind: 'boxScore', field: 'players[].points', path: 'jugadores[].puntos' } as const;

test('an entry is added, changed and taken back, and others stay', () => {
  const minutes = { ...points, field: 'players[].seconds', path: 'jugadores[].min' };
  const one = withEntry(emptyMapping, { ...points, unit: undefined });
  const two = withEntry(one, { ...minutes, unit: 'minutes' });
  expect(entriesOf(two, 'boxScore')).toEqual([
    { ...points, unit: undefined },
    { ...minutes, unit: 'minutes' },
  ]);
  const other = withEntry(two, { ...points, path: 'jugadores[].pts', unit: undefined });
  expect(entriesOf(other, 'boxScore').map(({ path }) => path)).toEqual([
    'jugadores[].pts',
    'jugadores[].min',
  ]);
  const left = withoutEntry(
    withoutEntry(other, 'boxScore', points.field),
    'boxScore',
    minutes.field,
  );
  expect(isEmpty(left)).toBe(true);
});

test('an empty path takes a route back', () => {
  const given = withRoute(emptyMapping, 'listRoster', '/v1/teams/{teamId}/players');
  expect(given.routes).toEqual({ listRoster: '/v1/teams/{teamId}/players' });
  expect(isEmpty(withRoute(given, 'listRoster', ''))).toBe(true);
});

test('what is saved can be loaded', () => {
  const mapping = withEntry(emptyMapping, { ...points, unit: undefined });
  expect(readMapping(mappingText(mapping))).toHaveProperty('mapping');
});
