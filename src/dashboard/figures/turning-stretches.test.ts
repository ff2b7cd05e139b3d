import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { turningStretches } from './turning-stretches.ts';

const matches = playedTeams(2026).flatMap((team) => team.matches.slice(0, 6));

test('stretches come in the order of play, no two of the same minutes, the same each time', () => {
  let turned = 0;
  for (const { events, rules } of matches) {
    const stretches = turningStretches(events, rules);
    expect(turningStretches(events, rules)).toEqual(stretches);
    expect(stretches.length).toBeLessThanOrEqual(3);
    const starts = stretches.map(({ from }) => from.seconds ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    stretches.forEach(({ to }, at) => {
      expect(to.seconds ?? 0).toBeLessThanOrEqual(starts[at + 1] ?? Number.POSITIVE_INFINITY);
    });
    turned += stretches.length > 0 ? 1 : 0;
  }
  expect(turned).toBeGreaterThan(matches.length / 2);
});

test('a stretch turned the match for the side that won it: on a level score only time ran out', () => {
  for (const { events, rules } of playedTeams(2026).flatMap((team) => team.matches)) {
    for (const { side, gained } of turningStretches(events, rules)) {
      expect(side).toBe((gained ?? 0) > 0 ? 'team' : 'opponent');
    }
  }
});

test('events without possessions turned nowhere', () => {
  const [match] = matches;
  if (match === undefined) throw new Error('there is no match');
  expect(turningStretches([], match.rules)).toEqual([]);
});
