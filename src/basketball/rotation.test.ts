import { describe, expect, it, test } from 'vitest';
import { printFigure, times } from '../testing/share.ts';
import { seededRandom } from './random.ts';
import {
  canPlay,
  five,
  type Group,
  isMet,
  leastOf,
  planRotation,
  type RotationInput,
  type RotationPlayer,
} from './rotation.ts';

const shifts = 8;
const player = (id: string, more: Partial<RotationPlayer> = {}): RotationPlayer => ({
  id,
  from: 0,
  until: shifts,
  played: 0,
  target: null,
  owed: 0,
  ...more,
});
const players = (count: number) =>
  Array.from({ length: count }, (_, index) => player(String.fromCharCode(97 + index)));
const asked = (more: Partial<RotationInput>): RotationInput => ({
  players: players(10),
  shifts,
  first: 0,
  before: null,
  rules: { least: 0, most: shifts, groups: [] },
  ...more,
});
const rules = (more: Partial<RotationInput['rules']>) => ({ ...asked({}).rules, ...more });

function planned(input: RotationInput): string[][] {
  const rotation = planRotation(input);
  if (rotation.kind !== 'plan') throw new Error(`No plan: ${JSON.stringify(rotation)}`);
  return rotation.fives;
}
const shiftsOf = (fives: readonly string[][], id: string) =>
  fives.filter((onCourt) => onCourt.includes(id)).length;

describe('equal minutes', () => {
  it.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])(
    'differ by one shift at most, with %i',
    (count) => {
      const input = asked({ players: players(count) });
      const fives = planned(input);
      const each = input.players.map(({ id }) => shiftsOf(fives, id));
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
      expect(fives.map((onCourt) => new Set(onCourt).size)).toEqual(Array(shifts).fill(five));
    },
  );

  it('give the rest to the players who are owed most', () => {
    const nine = players(9).map((each) => (each.id > 'e' ? { ...each, owed: 60 } : each));
    const fives = planned(asked({ players: nine }));
    expect(nine.filter(({ id }) => shiftsOf(fives, id) === 5).map(({ id }) => id)).toEqual([
      'f',
      'g',
      'h',
      'i',
    ]);
  });

  it('are made up after the start for who has played less', () => {
    const ten = players(10).map((each) => ({ ...each, played: each.id > 'e' ? 0 : 2.4 }));
    const fives = planned(asked({ players: ten, first: 4, before: ['a', 'b', 'c', 'd', 'e'] }));
    expect(fives).toHaveLength(4);
    for (const { id, played } of ten) {
      expect(shiftsOf(fives, id) + played).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a rule', () => {
  it('of at least two quarters each holds for nine', () => {
    const fives = planned(asked({ players: players(9), rules: rules({ least: 4, most: 6 }) }));
    for (const { id } of players(9)) expect(shiftsOf(fives, id)).toBeGreaterThanOrEqual(4);
  });

  it('of two quarters each is too much for twelve: three half quarters would do', () => {
    const input = asked({ players: players(12), rules: rules({ least: 4 }) });
    expect(planRotation(input)).toEqual({
      kind: 'none',
      reason: { kind: 'least', needs: 48, places: 40 },
      nearest: rules({ least: 3 }),
    });
  });

  it('of three quarters at most is too little for six: all of seven half quarters would do', () => {
    const input = asked({ players: players(6), rules: rules({ most: 6 }) });
    expect(planRotation(input)).toMatchObject({
      kind: 'none',
      reason: { kind: 'most', needs: 36, places: 40 },
      nearest: { most: 7 },
    });
  });

  it('keeps one of two who handle the ball on court, and never three tall ones', () => {
    const groups = [
      { ids: ['a', 'b'], least: 1, most: 2 },
      { ids: ['b', 'c', 'd'], least: 0, most: 2 },
    ];
    const fives = planned(asked({ players: players(8), rules: rules({ groups }) }));
    for (const onCourt of fives) {
      expect(groups.filter((group) => !isMet(group, onCourt, 0))).toEqual([]);
    }
  });

  it('has a five that begins and another that ends', () => {
    const groups = ['bcdef', 'efghi'].map((ids, at) => ({
      ids: ids.split(''),
      least: 5,
      most: 5,
      shift: at * 7,
    }));
    const fives = planned(asked({ players: players(9), rules: rules({ groups }) }));
    expect([fives[0]?.toSorted().join(''), fives[7]?.toSorted().join('')]).toEqual([
      'bcdef',
      'efghi',
    ]);
    const each = players(9).map(({ id }) => shiftsOf(fives, id));
    expect(Math.max(...each) - Math.min(...each)).toBe(1);
  });

  it('of nothing leaves a plan as it is, but for who can’t play', () => {
    const keep = [
      ...Array(6).fill(['a', 'b', 'c', 'd', 'e']),
      ...Array(2).fill(['d', 'e', 'f', 'g', 'h']),
    ];
    const eight = players(8).map((each) => (each.id === 'a' ? { ...each, until: 4 } : each));
    const fives = planned(asked({ players: eight, keep }));
    expect(fives.map((onCourt) => onCourt.toSorted())).toEqual(
      keep.map((onCourt, shift) =>
        shift === 4 || shift === 5 ? expect.arrayContaining(['b', 'c', 'd', 'e']) : onCourt,
      ),
    );
    expect(fives.slice(4).flat()).not.toContain('a');
  });

  it('says which group can’t be met, and that there is a plan without it', () => {
    const group = { ids: ['a'], least: 1, most: 1 };
    const ten = players(10).map((each) => (each.id === 'a' ? { ...each, from: 2 } : each));
    expect(planRotation(asked({ players: ten, rules: rules({ groups: [group] }) }))).toEqual({
      kind: 'none',
      reason: { kind: 'group', group, shift: 0 },
      nearest: rules({ groups: [] }),
    });
  });

  it('of minutes for each is met, or missed by as little as possible', () => {
    const wishes = [8, 8, 6, 6, 4, 4, 2, 2];
    const eight = players(8).map((each, index) => ({ ...each, target: wishes[index] ?? null }));
    const fives = planned(asked({ players: eight }));
    expect(eight.map(({ id }) => shiftsOf(fives, id))).toEqual(wishes);
    const more = players(8).map((each) => ({ ...each, target: each.id === 'a' ? 8 : 5 }));
    expect(shiftsOf(planned(asked({ players: more })), 'a')).toBe(8);
  });
});

describe('who is here', () => {
  it('is too few with four, before the match', () => {
    expect(planRotation(asked({ players: players(4) }))).toEqual({
      kind: 'none',
      reason: { kind: 'few', shift: 0, players: 4 },
      nearest: null,
    });
  });

  it('is enough with four once the match goes on, and all of them play', () => {
    const six = players(6).map((each) => ({ ...each, until: each.id > 'd' ? 5 : shifts }));
    const fives = planned(asked({ players: six, first: 5, before: ['a', 'b', 'c', 'd', 'e'] }));
    expect(fives).toEqual(Array(3).fill(['a', 'b', 'c', 'd']));
  });

  it('comes late and plays from then on, with a share of the least', () => {
    const nine = players(9).map((each) => (each.id === 'i' ? { ...each, from: 4 } : each));
    const fives = planned(asked({ players: nine, rules: rules({ least: 4 }) }));
    expect(fives.slice(0, 4).flat()).not.toContain('i');
    expect(shiftsOf(fives, 'i')).toBeGreaterThanOrEqual(2);
  });

  it('is hurt, and the others share the rest', () => {
    const nine = players(9).map((each) => ({
      ...each,
      played: each.id > 'e' ? 1 : 2,
      until: each.id === 'a' ? 3 : shifts,
    }));
    const fives = planned(asked({ players: nine, first: 3, before: ['a', 'b', 'c', 'd', 'e'] }));
    expect(fives.flat()).not.toContain('a');
    const each = nine.slice(1).map(({ id, played }) => shiftsOf(fives, id) + played);
    expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
  });

  it('can’t get to the least any more, and is named', () => {
    const ten = players(10).map((each) => ({ ...each, played: each.id === 'j' ? 0 : 3 }));
    const input = asked({ players: ten, first: 6, before: null, rules: rules({ least: 3 }) });
    expect(planRotation(input)).toMatchObject({
      kind: 'none',
      reason: { kind: 'player', id: 'j', least: 3, can: 2 },
      nearest: { least: 2 },
    });
  });
});

test('a plan changes few at a time, and nobody sits for a half or plays one through', () => {
  const fives = planned(asked({}));
  const row = (id: string) => fives.map((onCourt) => (onCourt.includes(id) ? 'x' : '.')).join('');
  for (const { id } of players(10)) expect(row(id)).not.toMatch(/x{4}|\.{4}/);
  const changes = fives
    .slice(1)
    .map((onCourt, index) => onCourt.filter((id) => !fives[index]?.includes(id)).length);
  expect(changes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
});

/** A roster and rules, some of which can't be met: up to eight players, few shifts, so that all plans can be counted. */
function randomInput(seed: number): RotationInput {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const all = random() < 0.03 ? 8 : 2 + upTo(3);
  const first = random() < 0.3 ? 1 + upTo(all - 2) : 0;
  const some = players(4 + upTo(4)).map((each): RotationPlayer => {
    const fraction = random() < 0.2 ? 0.5 : 0;
    return {
      ...each,
      from: random() < 0.15 ? upTo(all - 1) : 0,
      until: random() < 0.15 ? 1 + upTo(all - 1) : all,
      played: first === 0 ? 0 : Math.max(0, upTo(first) - fraction),
      target: random() < 0.2 ? upTo(all) : null,
      owed: upTo(3),
    };
  });
  const groups = Array.from({ length: random() < 0.5 ? 0 : 1 + upTo(2) }, (): Group => {
    const ids = some.filter(() => random() < 0.4).map(({ id }) => id);
    const least = Math.min(ids.length, upTo(2));
    const most = random() < 0.3 ? Math.max(least, upTo(2)) : five;
    if (random() < 0.7) return { ids, least, most };
    const few = ids.slice(0, five);
    return { ids: few, least: few.length, most: five, shift: upTo(all - 1) };
  });
  const least = random() < 0.5 ? 0 : upTo(all);
  const most = random() < 0.5 ? all : Math.max(least, 1 + upTo(all - 1));
  const fiveOf = () => some.filter(() => random() < 0.6).map(({ id }) => id);
  const keep = random() < 0.2 ? Array.from({ length: all }, () => fiveOf().slice(0, five)) : null;
  return { players: some, shifts: all, first, before: null, keep, rules: { least, most, groups } };
}

/** The least cost of any plan, by going through all fives of all shifts; `null` if no plan keeps the rules. */
function bruteForce({ players: all, shifts: count, first, keep, rules: kept }: RotationInput) {
  // Of the plans that give everybody the same shifts, the one that changes least.
  let states = new Map([[0, 0]]);
  for (let shift = first; shift < count; shift += 1) {
    const able = all.flatMap((each, index) => (canPlay(each, shift) ? [index] : []));
    const size = first > 0 && able.length >= 2 ? Math.min(five, able.length) : five;
    const steps = subsets(able, size).flatMap((chosen) => {
      const ids = chosen.flatMap((index) => all[index]?.id ?? []);
      if (!kept.groups.every((group) => isMet(group, ids, shift))) return [];
      const step = chosen.reduce((sum, index) => sum + 16 ** index, 0);
      return [{ step, cost: keptCost(keep?.[shift], ids) }];
    });
    const next = new Map<number, number>();
    for (const [state, before] of states) {
      for (const { step, cost } of steps) {
        const known = next.get(state + step) ?? Number.POSITIVE_INFINITY;
        next.set(state + step, Math.min(known, before + cost));
      }
    }
    states = next;
  }
  let best: number | null = null;
  for (const [state, changed] of states) {
    const counts = all.map((_, index) => Math.floor(state / 16 ** index) % 16);
    const isKept = all.every((each, index) => {
      const total = each.played + (counts[index] ?? 0);
      const isPlayed = (counts[index] ?? 0) > 0;
      const least = leastOf(each, kept.least, count);
      return total >= least && (total <= kept.most || !isPlayed);
    });
    const cost = keep ? changed : costOf(all, counts);
    if (isKept) best = Math.min(best ?? Number.POSITIVE_INFINITY, cost);
  }
  return best;
}

const keptCost = (keep: readonly string[] | undefined, ids: readonly string[]) =>
  -ids.filter((id) => keep?.includes(id)).length;

function subsets(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, at) =>
    subsets(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

const costOf = (all: readonly RotationPlayer[], counts: readonly number[]) =>
  all.reduce(
    (sum, { played, target }, at) => sum + (played + (counts[at] ?? 0) - (target ?? 0)) ** 2,
    0,
  );

/** The broken rules of a plan, in words. */
function brokenBy(input: RotationInput, fives: readonly string[][]): string[] {
  const { players: all, shifts: count, first, rules: kept } = input;
  const wrong: string[] = [];
  for (const [index, onCourt] of fives.entries()) {
    const able = all.filter((each) => canPlay(each, first + index)).map(({ id }) => id);
    const size = first > 0 ? Math.min(five, able.length) : five;
    if (new Set(onCourt).size !== size || onCourt.length !== size) wrong.push(`five ${index}`);
    if (!onCourt.every((id) => able.includes(id))) wrong.push(`not here ${index}`);
    if (!kept.groups.every((group) => isMet(group, onCourt, first + index)))
      wrong.push(`group ${index}`);
  }
  for (const each of all) {
    const played = shiftsOf(fives, each.id);
    if (each.played + played < leastOf(each, kept.least, count)) wrong.push(`least ${each.id}`);
    if (played > 0 && each.played + played > kept.most) wrong.push(`most ${each.id}`);
  }
  if (fives.length !== count - first) wrong.push('shifts');
  return wrong;
}

const many = times(500, 10_000);
test(`${many} random rosters and rules: no rule is broken, and there is a plan where all plans have one`, () => {
  const took: number[] = [];
  const found = { plan: 0, none: 0, notFound: 0 };
  for (let seed = 1; seed <= many; seed += 1) {
    const input = randomInput(seed);
    const before = process.cpuUsage();
    const rotation = planRotation(input);
    took.push(process.cpuUsage(before).user / 1_000);
    const best = bruteForce(input);
    found[rotation.kind] += 1;
    if (rotation.kind === 'notFound') continue;
    expect(rotation.kind, `seed ${seed}`).toBe(best === null ? 'none' : 'plan');
    if (rotation.kind === 'none') {
      const { nearest } = rotation;
      if (nearest) expect(bruteForce({ ...input, rules: nearest })).not.toBeNull();
      continue;
    }
    expect(brokenBy(input, rotation.fives), `seed ${seed}`).toEqual([]);
    const counts = input.players.map(({ id }) => shiftsOf(rotation.fives, id));
    const kept = rotation.fives.map((ids, at) => keptCost(input.keep?.[input.first + at], ids));
    const cost = input.keep ? kept.reduce((a, b) => a + b, 0) : costOf(input.players, counts);
    expect(cost, `seed ${seed}`).toBeCloseTo(best ?? 0, 6);
  }
  took.sort((a, b) => a - b);
  const p95 = took[Math.floor(many * 0.95)] ?? 0;
  printFigure(
    'random rosters and rules against brute force',
    `${found.plan} plans, ${found.none} proved impossible, ${found.notFound} not found; p95 ${p95.toFixed(1)} ms, worst ${took.at(-1)?.toFixed(1)} ms of processor`,
    '0 broken rules; p95 ≤ 50 ms',
  );
  expect(found.plan).toBeGreaterThan(many / 4);
  expect(found.none).toBeGreaterThan(many / 20);
}, 1_200_000);
