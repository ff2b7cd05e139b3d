import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { newPlan } from './plan-model.ts';
import { isSameMatch, joined, readPlans, writePlan } from './use-plan.ts';

const team = '0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a01';
const plan = newPlan(null, '2026-11-21', []);
const stored = (day: string) => ({ plan: { ...plan, day }, replaces: null, isUnsent: true });

test('the latest plan of each match is there after a reload, forty of them', () => {
  const storage = new MemoryStorage();
  expect(readPlans(storage, team)).toEqual([]);
  for (let day = 10; day < 60; day += 1) writePlan(storage, team, stored(`20${day}-11-21`));
  writePlan(storage, team, { ...stored('2059-11-21'), isUnsent: false });
  const plans = readPlans(storage, team);
  expect(plans).toHaveLength(40);
  expect(plans[0]).toEqual({ ...stored('2059-11-21'), isUnsent: false });
});

test('damaged plans are left out', () => {
  const storage = new MemoryStorage();
  writePlan(storage, team, stored('2026-11-21'));
  const name = `boxout.plans.${team}`;
  const text = storage.getItem(name) ?? '';
  storage.setItem(name, `[{"plan":7},${text.slice(1)}`);
  expect(readPlans(storage, team)).toHaveLength(1);
  storage.setItem(name, '{');
  expect(readPlans(storage, team)).toEqual([]);
});

test('two plans are of one match by its id, or without one by the day', () => {
  const other = { ...plan, matchId: team };
  expect(isSameMatch(plan, { ...plan })).toBe(true);
  expect(isSameMatch(plan, { ...plan, day: '2026-11-22' })).toBe(false);
  expect(isSameMatch(plan, other)).toBe(false);
  expect(isSameMatch(other, { ...other, day: '2026-11-22' })).toBe(true);
});

describe('of a plan on this device and one of the service', () => {
  const sent = { plan, savedAt: '2026-11-21T18:00:00.000Z' };
  const later = { plan: { ...plan, least: 1 }, savedAt: '2026-11-21T18:05:00.000Z' };
  const mine = { plan: { ...plan, least: 3 }, replaces: sent.savedAt, isUnsent: true };

  test('the changed one counts until another device has changed it, too: then a question is asked', () => {
    expect(joined(null, null)).toBeNull();
    expect(joined(mine, null)).toEqual({ ...mine, other: null });
    expect(joined(mine, sent)).toEqual({ ...mine, other: null });
    expect(joined(mine, later)).toEqual({ ...mine, other: later });
  });

  test('the service’s counts if nothing was changed here, or if both say the same', () => {
    const theirs = { plan: later.plan, replaces: later.savedAt, isUnsent: false, other: null };
    expect(joined(null, later)).toEqual(theirs);
    expect(joined({ ...mine, isUnsent: false }, later)).toEqual(theirs);
    // The response to the first request was lost.
    expect(joined({ ...mine, plan: { ...later.plan } }, later)).toEqual(theirs);
  });
});
