import { hashKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Plan, planSchema, type StoredPlan } from '../../contract/playing-time.ts';
import type { DeviceStorage } from '../api/device-storage.ts';

/*
 * The plans of a team on this device: with a reading key the only ones, otherwise those to be sent to the service, so that
 * a plan made in a hall without a network is there after a reload. They have ids of players alone.
 */

const devicePlanSchema = v.object({
  plan: planSchema,
  /** `savedAt` of the service's plan that it was made from; `null` for a first one. */
  replaces: v.nullable(v.string()),
  /** It was changed since it was sent. */
  isUnsent: v.boolean(),
});
export type DevicePlan = v.InferOutput<typeof devicePlanSchema>;

/** So many are stored: a season of them. */
const most = 40;

const nameOf = (teamId: string) => `boxout.plans.${teamId}`;

const storedSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.nullable(devicePlanSchema), null))),
  [],
);

/** The plans of a team, the last changed in front, without those that can't be read. */
export const readPlans = (storage: DeviceStorage, teamId: string): DevicePlan[] =>
  v.parse(storedSchema, storage.getItem(nameOf(teamId))).filter((each) => each !== null);

/** Whether two plans are of one match. */
export function isSameMatch(one: Pick<Plan, 'matchId' | 'day'>, other: Plan): boolean {
  if (one.matchId !== null || other.matchId !== null) return one.matchId === other.matchId;
  return one.day === other.day;
}

/** Stores a plan in front of the others, instead of an earlier one of its match; answers with all of them. */
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

/** A plan of this device with what the service has of the same match. */
export interface JoinedPlan extends DevicePlan {
  /** The service's where both were changed since they were one. */
  other: StoredPlan | null;
}

/** Whether two plans say the same, however a database orders their parts. */
export const isSamePlan = (one: Plan, other: Plan) => hashKey([one]) === hashKey([other]);

/** What of two plans of a match counts: this device's once it was changed here, otherwise the service's. */
export function joined(mine: DevicePlan | null, theirs: StoredPlan | null): JoinedPlan | null {
  if (theirs === null) return mine && { ...mine, other: null };
  if (!mine?.isUnsent || isSamePlan(mine.plan, theirs.plan)) {
    return { plan: theirs.plan, replaces: theirs.savedAt, isUnsent: false, other: null };
  }
  return { ...mine, other: mine.replaces === theirs.savedAt ? null : theirs };
}
