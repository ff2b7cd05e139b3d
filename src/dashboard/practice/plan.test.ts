import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { chosenOrNot, moved, planOf, readChoices, saveChoices, withMinutes } from './plan.ts';
import type { Theme } from './practice-report.ts';
import type { ThemeKey } from './themes.ts';

const theme = (key: ThemeKey, cost: number): Theme => ({
  key,
  cost,
  shares: [],
  costs: [],
  seen: { count: 1, of: 2 },
  usual: { count: 1, of: 2 },
  came: 4,
  better: 1,
  known: 5,
  way: 'more',
  certainty: null,
  next: null,
});
const themes = [
  theme('afterLostBall', 21),
  theme('rimAgainst', 5),
  theme('turnovers', 2),
  theme('rim', 2),
];
const keysOf = (plan: ReturnType<typeof planOf>) => plan.chosen.map((each) => each.theme.key);

test('three themes are proposed, with 45 minutes by what they cost', () => {
  const plan = planOf(themes, []);
  expect(keysOf(plan)).toEqual(['afterLostBall', 'rimAgainst', 'turnovers']);
  expect(plan.chosen.map(({ minutes }) => minutes)).toEqual([25, 12, 8]);
  expect(plan.others.map(({ key }) => key)).toEqual(['rim']);
});

test('a theme moves up and down within the practice, and stops at its ends', () => {
  const plan = planOf(themes, []);
  const up = moved(plan, [], 'turnovers', -1);
  expect(keysOf(planOf(themes, up))).toEqual(['afterLostBall', 'turnovers', 'rimAgainst']);
  expect(moved(plan, [], 'afterLostBall', -1)).toEqual([]);
  expect(moved(plan, [], 'turnovers', 1)).toEqual([]);
});

test('a removed theme stays out, an added one comes last, and four are the most', () => {
  const out = chosenOrNot(planOf(themes, []), [], 'afterLostBall', false);
  const without = planOf(themes, out);
  expect(keysOf(without)).toEqual(['rimAgainst', 'turnovers']);
  const back = planOf(themes, chosenOrNot(without, out, 'rim', true));
  expect(keysOf(back)).toEqual(['rimAgainst', 'turnovers', 'rim']);
  const five = [...themes, theme('fouling', 2)];
  const all = five.map(({ key }) => ({ key, minutes: null, chosen: true }));
  expect(planOf(five, all).chosen).toHaveLength(4);
});

test('choices are stored on the device; invalid ones are ignored', () => {
  const storage = new MemoryStorage();
  const choices = withMinutes(planOf(themes, []), [], 'rimAgainst', 20);
  saveChoices(storage, 'T', choices);
  expect(readChoices(storage, 'T')).toEqual(choices);
  expect(readChoices(storage, 'other')).toEqual([]);
  expect(planOf(themes, choices).chosen[1]?.minutes).toBe(20);
  saveChoices(storage, 'T', []);
  expect(readChoices(storage, 'T')).toEqual([]);
  storage.setItem('boxout.practice.T', 'rim=9999 nonsense --turnovers {"a":1} -fouling');
  expect(readChoices(storage, 'T')).toEqual([
    { key: 'rim', minutes: 90, chosen: true },
    { key: 'fouling', minutes: null, chosen: false },
  ]);
});
