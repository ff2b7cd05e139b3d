import { fieldsSaid } from './lexicon.ts';
import {
  type Chosen,
  type LineColumns,
  type Numbers,
  never,
  type Part,
  type Reading,
  rules,
  type ShotKind,
  shotKinds,
  shotWordsOf,
} from './line-words.ts';
import { type Amounts, groupBy, tally } from './values.ts';

/** A column of a kind of shots, and the parts that its name may mean; `null` = it names none. */
interface Candidate {
  numbers: Numbers;
  parts: ReadonlySet<Part> | null;
}

function readingsOf(columns: readonly Candidate[]): Reading[] {
  const readings: Reading[] = [];
  const may = ({ parts }: Candidate, part: Part) => parts === null || parts.has(part);
  for (const one of columns) {
    const { numbers } = one;
    if (numbers.half === 1) continue;
    if (numbers.half === 0) {
      const second = columns.find(
        (two) => two.numbers.half === 1 && two.numbers.column === numbers.column,
      );
      if (second && never(numbers.values, second.numbers.values, (made, tried) => made > tried))
        readings.push({ made: numbers, other: second.numbers, part: 'tried' });
      continue;
    }
    if (!may(one, 'made')) continue;
    let found = false;
    for (const two of columns) {
      if (two === one || two.numbers.half !== undefined) continue;
      if (
        may(two, 'tried') &&
        never(
          numbers.values,
          two.numbers.values,
          (made, tried) => made > tried,
          two.parts?.size === 1,
        )
      ) {
        readings.push({ made: numbers, other: two.numbers, part: 'tried' });
        found = true;
      }
      if (two.parts?.has('missed')) {
        readings.push({ made: numbers, other: two.numbers, part: 'missed' });
        found = true;
      }
    }
    if (!found) readings.push({ made: numbers, other: null, part: 'tried' });
  }
  return readings;
}

export function solveShots(
  numbers: readonly Numbers[],
  result: LineColumns,
  taken: Set<Numbers>,
  mayFind: boolean,
) {
  const byKind: Record<ShotKind, Candidate[]> = {
    twos: [],
    threes: [],
    freeThrows: [],
    goals: [],
  };
  for (const one of numbers) {
    const words = shotWordsOf(one.column);
    if (!words) continue;
    byKind[words.kind].push({ numbers: one, parts: words.parts });
  }
  const options = Object.fromEntries(
    shotKinds.map((kind) => [kind, readingsOf(byKind[kind].slice(0, 40)).slice(0, 12)]),
  ) as Record<ShotKind, Reading[]>;
  const points = pointsProposed(numbers);
  let best: { chosen: Chosen; points: Numbers | null; holds: number; breaks: number } | null = null;
  let ties = 0;
  const or = (list: Reading[]): (Reading | undefined)[] => (list.length > 0 ? list : [undefined]);
  for (const twos of or(options.twos))
    for (const threes of or(options.threes))
      for (const freeThrows of or(options.freeThrows))
        for (const goals of or(options.goals))
          for (const one of points.length > 0 ? points : [null]) {
            const chosen = { twos, threes, freeThrows, goals };
            const { holds, breaks } = one ? check(one.values, chosen) : { holds: 0, breaks: 0 };
            const order = best ? breaks - best.breaks || best.holds - holds : -1;
            if (order < 0) [best, ties] = [{ chosen, points: one, holds, breaks }, 0];
            else if (best && order === 0 && differ(best.chosen, chosen)) ties += 1;
          }
  const proves = (one: typeof best) =>
    one !== null && one.holds >= 3 && one.breaks * 8 <= one.holds;
  const found = mayFind && !proves(best) ? findBySums(numbers) : null;
  if (found && (!best || best.breaks > 0 || best.holds === 0))
    best = { ...found, holds: 9, breaks: 0 };
  if (!best) return;
  const { chosen, breaks, holds } = best;
  result.proved = proves(best);
  const take = (field: string, used: readonly (Numbers | null | undefined)[]) => {
    for (const one of used)
      if (one) for (const same of numbers) if (same.column === one.column) taken.add(same);
    result.columns.set(
      field,
      used.flatMap((one) => one?.column ?? []),
    );
  };
  if (breaks > holds) {
    for (const field of [...shotKinds, 'points'] as const) {
      const { made, other } =
        field === 'points' ? { made: best.points, other: null } : (chosen[field] ?? {});
      if (!made) continue;
      take(field, [made, other]);
      result.leftOut.set(field, {
        columns: result.columns.get(field) ?? [],
        reason: 'pointsAndShots',
      });
      result.columns.delete(field);
    }
    return;
  }
  if (best.points) {
    result.counts.set('points', best.points.values);
    take('points', [best.points]);
  }
  const leaveOut = (kind: ShotKind) =>
    result.leftOut.set(kind, {
      columns: byKind[kind].map(({ numbers }) => numbers.column),
      reason: 'twoPaths',
    });
  const areTried = neverFewer(chosen);
  for (const kind of shotKinds) {
    const one = chosen[kind];
    if (!one) continue;
    // Two readings with the same points: none.
    if (
      ties > 0 &&
      !result.proved &&
      options[kind].length > 1 &&
      byKind[kind].every(({ parts }) => parts === null || parts.size > 1)
    ) {
      leaveOut(kind);
      continue;
    }
    const surest = surestOf(one, options[kind], byKind[kind], areTried);
    result.shots.set(kind, { made: one.made.values, attempted: surest && attemptedOf(surest) });
    take(kind, [one.made, surest?.other]);
    if (!surest) leaveOut(kind);
  }
  completeTwos(result);
}

const attemptedOf = ({ made, other, part }: Reading): Amounts | null =>
  other && (part === 'missed' ? plus(made.values, other.values) : other.values);

/** Of readings with the same shots made, the clearest by words for the attempts; `null` if two of them differ. */
function surestOf(
  chosen: Reading,
  options: readonly Reading[],
  columns: readonly Candidate[],
  areTried: boolean,
): Reading | null {
  const clearness = ({ other, part }: Reading) => {
    const parts = columns.find(({ numbers }) => numbers === other)?.parts;
    return other?.half === 1 ? 3 : parts?.has(part) ? (parts.size === 1 ? 2 : 1) : 0;
  };
  const same = options.filter(
    (one) =>
      one.made === chosen.made &&
      !(areTried && one.part === 'missed' && options.some((two) => isOtherPart(one, two))),
  );
  const most = Math.max(...same.map(clearness));
  const [best, ...others] = same.filter((one) => clearness(one) === most);
  const text = (one: Reading) => attemptedOf(one)?.join();
  if (!best) return chosen;
  return others.every((other) => text(other) === text(best)) ? best : null;
}

const isOtherPart = (one: Reading, two: Reading) =>
  two.part === 'tried' && two.made === one.made && two.other === one.other;

/** The rows needed as proof; misses would be fewer than the shots made in about half of them. */
const fewestRows = 10;

/** Whether the numbers beside shots made are never lower in enough lines, and so are attempts, not misses. */
function neverFewer(chosen: Chosen): boolean {
  let rows = 0;
  for (const kind of ['twos', 'freeThrows', 'goals'] as const) {
    const { made, other } = chosen[kind] ?? {};
    for (const [row, scored] of made?.values.entries() ?? []) {
      const beside = other?.values[row];
      if (!scored || beside === null || beside === undefined) continue;
      if (beside < scored) return false;
      rows += 1;
    }
  }
  return rows >= fewestRows;
}

/** Twos, the attempts of twos or threes, and threes that a line leaves out, if field goals were sent as well. */
function completeTwos({ shots, columns, proved }: LineColumns) {
  const [twos, threes, goals] = [shots.get('twos'), shots.get('threes'), shots.get('goals')];
  if (!threes || !goals) return;
  if (twos && proved)
    for (const part of ['made', 'attempted'] as const) {
      const [all, some, sent] = [goals[part], twos[part], threes[part]];
      const left = all && some && minus(all, some);
      if (left && sent) threes[part] = sent.map((one, row) => one ?? left[row] ?? null);
    }
  if (goals.attempted && twos?.attempted)
    threes.attempted ??= minus(goals.attempted, twos.attempted);
  const attempted = goals.attempted && threes.attempted && minus(goals.attempted, threes.attempted);
  if (twos) twos.attempted ??= attempted;
  else {
    shots.set('twos', { made: minus(goals.made, threes.made), attempted });
    // Attempts that say nothing of twos are not read by them.
    const from = (['goals', 'threes'] as const).map((kind) => columns.get(kind) ?? []);
    columns.set('twos', attempted ? from.flat() : from.flatMap(([made]) => made ?? []));
  }
}

export const plus = (a: Amounts, b: Amounts): Amounts =>
  a.map((one, row) => combine(one, b[row], (x, y) => x + y));

export const minus = (a: Amounts, b: Amounts): Amounts =>
  a.map((one, row) => combine(one, b[row], (x, y) => (x < y ? null : x - y)));

const combine = (
  a: number | null,
  b: number | null | undefined,
  make: (a: number, b: number) => number | null,
) => (a === null || b === null || b === undefined ? null : make(a, b));

const differ = (a: Chosen, b: Chosen) =>
  shotKinds.some(
    (kind) =>
      a[kind]?.made !== b[kind]?.made ||
      a[kind]?.other !== b[kind]?.other ||
      a[kind]?.part !== b[kind]?.part,
  );

/** Counts the rows whose points equal those of the shots, and those that differ; 0 points prove nothing. */
function check(points: Amounts, chosen: Chosen) {
  const kinds = [chosen.twos, chosen.threes, chosen.freeThrows, chosen.goals];
  return tally(
    points.map((sent, row) => {
      const [two, three, free, goal] = kinds.map((one) => one?.made.values[row]);
      if (sent === null || typeof three !== 'number' || typeof free !== 'number') return undefined;
      const scored = [
        ...(typeof two === 'number' ? [2 * two + 3 * three + free] : []),
        ...(typeof goal === 'number' ? [2 * goal + three + free] : []),
      ];
      if (scored.length === 0) return undefined;
      const isHeld = scored.every((one) => one === sent);
      return isHeld && sent === 0 ? undefined : isHeld;
    }),
  );
}

const pointsProposed = (numbers: readonly Numbers[]): Numbers[] =>
  numbers
    .filter(
      ({ column, half }) =>
        half === undefined &&
        !shotWordsOf(column) &&
        fieldsSaid(column.words, rules)[0]?.field === 'points',
    )
    .slice(0, 6);

/** Points, threes, free throws and twos or goals among columns that no word names: the only ones that add up. */
function findBySums(numbers: readonly Numbers[]): { chosen: Chosen; points: Numbers } | null {
  const usable = numbers
    .filter(
      ({ values, half }) =>
        half !== 1 &&
        new Set(values).size > 2 &&
        values.filter((one) => one !== null).length >= 6 &&
        values.every((one) => one === null || one >= 0),
    )
    .slice(0, 45);
  const byText = groupBy(usable, ({ values }) => values.join());
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
