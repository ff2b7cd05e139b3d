import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { ownView } from './own-view.ts';

const matches = playedTeams(2026).flatMap((team) => team.matches.slice(0, 6));

test('a match’s parts add up to its margin, the same each time, and stretches come in the order of play', () => {
  let turned = 0;
  for (const { id, events, rules, boxScore } of matches) {
    const view = ownView(id, events, rules);
    if (view === null) throw new Error('nothing was read');
    const { team, opponent } = boxScore;
    expect(view.margin).toBe((team.totals?.points ?? 0) - (opponent.totals?.points ?? 0));
    const sum = view.parts.reduce((all, { points }) => all + points, 0);
    expect(sum).toBeCloseTo(view.margin, 5);
    expect(view.again.interval.low).toBeLessThan(view.again.interval.high);
    expect(Math.abs(view.again.estimate)).toBeLessThan(Math.abs(view.margin) + 5);
    expect(ownView(id, events, rules)).toEqual(view);
    const starts = view.stretches.map(({ from }) => from.seconds ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    view.stretches.forEach(({ to }, at) => {
      expect(to.seconds ?? 0).toBeLessThanOrEqual(starts[at + 1] ?? Number.POSITIVE_INFINITY);
    });
    turned += view.stretches.length > 0 ? 1 : 0;
  }
  expect(turned).toBeGreaterThan(matches.length / 2);
});

test('events without possessions say nothing', () => {
  const [match] = matches;
  if (match === undefined) throw new Error('there is no match');
  expect(ownView(match.id, [], match.rules)).toBeNull();
});
