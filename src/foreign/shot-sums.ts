import type { Amounts } from './amounts.ts';
import { type Chosen, type Numbers, never, type Reading } from './line-fields.ts';

/** Points, threes, free throws and twos or goals among columns that no word names: the only ones that add up. */
export function findBySums(
  numbers: readonly Numbers[],
): { chosen: Chosen; points: Numbers } | null {
  const usable = numbers
    .filter(
      ({ values, half }) =>
        half !== 1 &&
        new Set(values).size > 2 &&
        values.filter((one) => one !== null).length >= 6 &&
        values.every((one) => one === null || one >= 0),
    )
    .slice(0, 45);
  const byText = new Map<string, Numbers[]>();
  for (const one of usable) {
    const text = one.values.join();
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const found: { points: Numbers; goals: Numbers; threes: Numbers; free: Numbers; worth: 1 | 3 }[] =
    [];
  for (const points of usable) {
    for (const goals of usable) {
      if (goals === points) continue;
      const rest = restOf(points.values, goals.values, 2);
      if (!rest) continue;
      for (const threes of usable) {
        if (threes === points || threes === goals) continue;
        for (const worth of [1, 3] as const) {
          const last = restOf(rest, threes.values, worth);
          const free =
            last &&
            byText
              .get(last.join())
              ?.find((one) => one !== goals && one !== threes && one !== points);
          if (
            free &&
            (worth === 3 || never(threes.values, goals.values, (three, goal) => three > goal))
          )
            found.push({ points, goals, threes, free, worth });
        }
      }
      if (found.length > 8) return null;
    }
  }
  // If twos and free throws are swapped the sum fails; if threes and free throws beside goals are, both fit.
  const [one, two] = found;
  const isSame =
    two && one && (['points', 'threes', 'free'] as const).every((key) => one[key] === two[key]);
  // If twos and goals were both sent, each of them adds up with the rest.
  if (!one || found.length > 2 || (two && !(isSame && one.worth !== two.worth))) return null;
  const alone = (made: Numbers): Reading => ({ made, other: null, part: 'tried' });
  return {
    points: one.points,
    chosen: {
      [one.worth === 3 ? 'twos' : 'goals']: alone(one.goals),
      threes: alone(one.threes),
      freeThrows: alone(one.free),
    },
  };
}

function restOf(values: Amounts, part: Amounts, worth: number): (number | null)[] | null {
  const rest: (number | null)[] = [];
  for (const [row, value] of values.entries()) {
    const other = part[row];
    if (value === null || other === null || other === undefined) {
      rest.push(null);
      continue;
    }
    const left = value - worth * other;
    if (left < 0) return null;
    rest.push(left);
  }
  return rest;
}
