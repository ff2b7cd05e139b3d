import {
  hashKey,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { type Plan, planSchema, type StoredPlan } from '../../contract/playing-time.ts';
import { plansQuery, useAddingClient } from '../api/adding.ts';
import { ApiError, isPassing } from '../api/api-error.ts';
import type { DeviceStorage } from '../api/device-storage.ts';
import { ofThisTab } from '../api/of-this-tab.ts';
import { pauseAfter } from '../api/retry.ts';
import { useIsOnDevice, useMayAdd, useStorages } from '../api/session-context.ts';

/** Where plans are stored: the service, the club on this device, or this device only. */
export type PlanStorage = 'service' | 'club' | 'device';

export function usePlanStorage(): PlanStorage {
  const isOnDevice = useIsOnDevice();
  const mayAdd = useMayAdd();
  return isOnDevice ? 'club' : mayAdd ? 'service' : 'device';
}

/** The plans of a team that are stored with its club. */
export function useStoredPlans(teamId: string): UseQueryResult<{ plans: StoredPlan[] }> {
  const adding = useAddingClient();
  const isStored = usePlanStorage() !== 'device';
  return useQuery({ ...plansQuery(adding, teamId), enabled: isStored });
}

/** This device's plans, and how to store one. */
function useOwnPlans(teamId: string): [own: DevicePlan[], write: (changed: DevicePlan) => void] {
  const client = useQueryClient();
  const { local } = useStorages();
  const queryKey = [...ofThisTab, 'plans', teamId];
  const read = () => readPlans(local, teamId);
  const { data } = useQuery({
    queryKey,
    queryFn: read,
    initialData: read,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return [data, (changed) => client.setQueryData(queryKey, writePlan(local, teamId, changed))];
}

/** One match's plan, and how to change it. */
export type OpenPlan = ReturnType<typeof usePlan>;

/**
 * A match's plan: this device's if it has unsent changes, otherwise the service's, otherwise `fresh`. Each change is
 * stored on the device at once, then sent.
 */
export function usePlan(teamId: string, fresh: Plan) {
  const adding = useAddingClient();
  const client = useQueryClient();
  const { local } = useStorages();
  const storage = usePlanStorage();
  const { data, refetch } = useStoredPlans(teamId);
  const [own, write] = useOwnPlans(teamId);
  const mine = own.find(({ plan }) => isSameMatch(plan, fresh)) ?? null;
  const theirs = data?.plans.find(({ plan }) => isSameMatch(plan, fresh)) ?? null;
  const now = useMemo(() => joined(mine, theirs), [mine, theirs]);
  const unsent = storage !== 'device' && now?.isUnsent && now.other === null ? now : null;
  const storing = useMutation({
    mutationFn: ({ plan, replaces }: DevicePlan) =>
      adding.call({ name: 'storePlan', ids: { teamId }, body: { plan, replaces } }),
    // A club on this device needs no network.
    networkMode: storage === 'club' ? 'always' : 'online',
    retry: (_, error) => isPassing(error),
    retryDelay: (failures, error) => pauseAfter(error, failures),
    onSuccess(stored, sent) {
      client.setQueryData(plansQuery(adding, teamId).queryKey, (known) => ({
        plans: [
          stored,
          ...(known?.plans ?? []).filter(({ plan }) => !isSameMatch(plan, stored.plan)),
        ],
      }));
      const latest = readPlans(local, teamId).find(({ plan }) => isSameMatch(plan, sent.plan));
      // By now the plan replaces another version.
      if (latest?.replaces !== sent.replaces) return;
      const isUnsent = !isSamePlan(latest.plan, sent.plan);
      write({ ...latest, replaces: stored.savedAt, isUnsent });
    },
    onError(cause) {
      if (cause instanceof ApiError && cause.code === 'CONFLICT') void refetch();
    },
  });
  const { mutate, isPending, variables } = storing;
  useEffect(() => {
    // A refused plan is not sent again.
    if (unsent && !isPending && variables !== unsent) mutate(unsent);
  }, [isPending, mutate, unsent, variables]);

  return {
    plan: now?.plan ?? fresh,
    change: (plan: Plan) => write({ plan, replaces: now?.replaces ?? null, isUnsent: true }),
    /** A conflicting plan from another device; the coach chooses which of the two stays. */
    other: now?.other ?? null,
    take(which: 'mine' | 'other') {
      if (!now?.other) return;
      const { savedAt, plan } = now.other;
      write({ plan: which === 'mine' ? now.plan : plan, replaces: savedAt, isUnsent: true });
    },
    /** Why the plan is not in the service: unreachable, so it is sent later, or refused. */
    missing:
      unsent === null
        ? null
        : storing.isError
          ? 'refused'
          : storing.isPaused || storing.failureCount > 0
            ? 'waiting'
            : null,
  };
}

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

/** Whether two plans are equal in any key order, which a database may change. */
const isSamePlan = (one: Plan, other: Plan) => hashKey([one]) === hashKey([other]);

/** The plan of a match to use: this device's if it has unsent changes, otherwise the service's; `other` if both changed. */
export function joined(mine: DevicePlan | null, theirs: StoredPlan | null) {
  if (theirs === null) return mine && { ...mine, other: null };
  if (!mine?.isUnsent || isSamePlan(mine.plan, theirs.plan)) {
    return { plan: theirs.plan, replaces: theirs.savedAt, isUnsent: false, other: null };
  }
  return { ...mine, other: mine.replaces === theirs.savedAt ? null : theirs };
}
