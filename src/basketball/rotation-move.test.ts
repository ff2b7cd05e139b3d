import { expect, test } from 'vitest';
import { brokenRules, moved, shiftsOf } from './rotation-move.ts';

const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
  id,
  from: 0,
  until: 4,
  played: 0,
  target: null,
  owed: 0,
}));
const rules = { least: 0, most: 4, groups: [] };
const first = ['a', 'b', 'c', 'd', 'e'];
const plan = { players, rules, fives: [first, first, first, ['a', 'b', 'c', 'f', 'g']] };

test('a player who is put on court replaces one who has more', () => {
  const { fives, other } = moved(plan, 2, 'f');
  expect(fives[2]).toContain('f');
  expect(fives[2]).toHaveLength(5);
  expect(['a', 'b', 'c']).toContain(other);
});

test('a player who is taken off is replaced by one who has less', () => {
  const { fives, other } = moved(plan, 0, 'a');
  expect(fives[0]).not.toContain('a');
  expect(['f', 'g']).toContain(other);
});

test('who takes over breaks no rule, if somebody can', () => {
  const groups = [{ ids: ['a', 'b', 'c'], least: 3, most: 3 }];
  const kept = { ...plan, rules: { ...rules, groups } };
  const { other } = moved(kept, 2, 'f');
  expect(['d', 'e']).toContain(other);
});

test('who is not here can’t be put on court, and nobody comes on for who can’t be replaced', () => {
  const late = players.map((each) => (each.id === 'f' ? { ...each, from: 3 } : each));
  expect(moved({ ...plan, players: late }, 1, 'f')).toEqual({ fives: plan.fives, other: null });
  const five = players.slice(0, 5);
  expect(moved({ ...plan, players: five }, 1, 'a').other).toBeNull();
});

test('broken rules are listed, by player, group and shift', () => {
  const group = { ids: ['f', 'g'], least: 1, most: 5 };
  const gone = players.map((each) => (each.id === 'g' ? { ...each, until: 3 } : each));
  const broken = brokenRules({
    ...plan,
    players: gone,
    rules: { least: 2, most: 3, groups: [group] },
  });
  expect(broken).toEqual([
    { kind: 'most', id: 'a', shifts: 4 },
    { kind: 'most', id: 'b', shifts: 4 },
    { kind: 'most', id: 'c', shifts: 4 },
    { kind: 'least', id: 'f', shifts: 1 },
    { kind: 'absent', id: 'g', shift: 3 },
    { kind: 'group', group, shift: 0 },
  ]);
  expect(shiftsOf(plan.fives, 'f')).toBe(1);
});
