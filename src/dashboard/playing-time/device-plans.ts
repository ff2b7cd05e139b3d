import { hashKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Plan, planSchema, type StoredPlan } from '../../contract/playing-time.ts';
import type { DeviceStorage } from '../api/device-storage.ts';

/*
 * A team's plans on this device: the only copies with a reading key, otherwise copies to send to the service, so that a
 * plan made in a hall without a network survives a reload. They contain player ids, no names.
 */

const devicePlanSchema = v.object({
  plan: planSchema,
  /** `savedAt` of the service's plan that this one changes; `null` for a first one. */
  replaces: v.nullable(v.string()),
  /** Changed since it was last sent. */
  isUnsent: v.boolean(),
});
export type DevicePlan = v.InferOutput<typeof devicePlanSchema>;

/** The most plans stored: a season's. */
const most = 40;

const nameOf = (teamId: string) => `boxout.plans.${teamId}`;

const storedSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.nullable(devicePlanSchema), null))),
  [],
);

/** A team's plans, last changed first, without unreadable ones. */
export const readPlans = (storage: DeviceStorage, teamId: string): DevicePlan[] =>
  v.parse(storedSchema, storage.getItem(nameOf(teamId))).filter((each) => each !== null);

/** By match id, or by day without ids. */
export function isSameMatch(one: Pick<Plan, 'matchId' | 'day'>, other: Plan): boolean {
  if (one.matchId !== null || other.matchId !== null) return one.matchId === other.matchId;
  return one.day === other.day;
}

/** Stores a plan first in the list, replacing one of the same match; returns all plans. */
export function writePlan(
  storage: DeviceStorage,
  teamId: string,
  changed: DevicePlan,
): DevicePlan[] {
  const others = readPlans(storage, teamId).filter(({ plan }) => !isSameMatch(plan, changed.plan));
  const plans = [changed, ...others].slice(0, most);
  storage.setItem(nameOf(teamId), JSON.stringify(plans));
  return plans;
}

/** The plan in use, with a conflicting one of the service. */
export interface JoinedPlan extends DevicePlan {
  /** The service's plan, if both changed since the last sync. */
  other: StoredPlan | null;
}

/** Whether two plans are equal in any key order, which a database may change. */
export const isSamePlan = (one: Plan, other: Plan) => hashKey([one]) === hashKey([other]);

/** The plan of a match to use: this device's if it has unsent changes, otherwise the service's. */
export function joined(mine: DevicePlan | null, theirs: StoredPlan | null): JoinedPlan | null {
  if (theirs === null) return mine && { ...mine, other: null };
  if (!mine?.isUnsent || isSamePlan(mine.plan, theirs.plan)) {
    return { plan: theirs.plan, replaces: theirs.savedAt, isUnsent: false, other: null };
  }
  return { ...mine, other: mine.replaces === theirs.savedAt ? null : theirs };
}
