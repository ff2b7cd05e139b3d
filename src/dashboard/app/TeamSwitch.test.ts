import { expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { sameSection } from './TeamSwitch.tsx';

test.each([
  [paths.trends({ teamId: 'a b' }), paths.trends({ teamId: 'new' })],
  [paths.printRoster({ teamId: 'a b' }), paths.printRoster({ teamId: 'new' })],
  [paths.team({ teamId: 'a b' }), paths.team({ teamId: 'new' })],
  [paths.match({ teamId: 'a b', matchId: 'M' }), paths.team({ teamId: 'new' })],
  [paths.club(), paths.team({ teamId: 'new' })],
])('from %s to %s', (from, to) => {
  expect(sameSection(from, 'new')).toBe(to);
});
