import type { AddingBodyOf } from '../contract/adding-endpoints.ts';
import type { Plan, StoredPlan } from '../contract/playing-time.ts';
import type { ClubReading, ClubTransaction } from './store.ts';
import { CallError, type ClubTools, requireMatch, requireTeam } from './tools.ts';

/** The document id of a plan: its match, or team and day for a match that is not on the list. */
export const planId = (teamId: string, { matchId, day }: Plan) => matchId ?? `${teamId} ${day}`;

/** The plans of a team, latest match first. Throws CallError. */
export async function listPlans(tx: ClubReading, teamId: string): Promise<{ plans: StoredPlan[] }> {
  await requireTeam(tx, teamId);
  const plans = await tx.list('plan', { teamId });
  return {
    plans: plans
      .map(({ plan, savedAt }) => ({ plan, savedAt }))
      .sort((a, b) => (a.plan.day > b.plan.day ? -1 : 1)),
  };
}

/**
 * Stores a plan. Throws CallError: CONFLICT if the stored plan is not the one it replaces, INVALID_REQUEST for players who
 * are not on the team's roster.
 */
export async function storePlan(
  { clock }: ClubTools,
  tx: ClubTransaction,
  teamId: string,
  { plan: sent, replaces }: AddingBodyOf<'storePlan'>,
): Promise<StoredPlan> {
  const team = await requireTeam(tx, teamId);
  const plan = withIds(sent, (id) => id.toLowerCase());
  const roster = new Set(team.roster.map(({ playerId }) => playerId));
  if (idsIn(plan).some((id) => !roster.has(id))) {
    throw new CallError('INVALID_REQUEST', 'The plan has a player who is not on the team’s roster');
  }
  if (plan.matchId !== null && (await requireMatch(tx, plan.matchId)).row.teamId !== teamId) {
    throw new CallError('NOT_FOUND', 'Match not found');
  }
  const id = planId(teamId, plan);
  const before = (await tx.get('plan', id))?.savedAt ?? null;
  if (before !== null && before !== replaces) {
    throw new CallError('CONFLICT', 'The plan was changed by another user meanwhile');
  }
  const savedAt = clock().toISOString();
  await tx.put('plan', id, { teamId, plan, savedAt });
  return { plan, savedAt };
}

/** Removes a player from a team's plans, or replaces the player with another. */
export async function replaceInPlans(
  tx: ClubTransaction,
  teamId: string,
  playerId: string,
  by: string | null,
): Promise<void> {
  for (const stored of await tx.list('plan', { teamId })) {
    if (!idsIn(stored.plan).includes(playerId)) continue;
    const plan = withIds(stored.plan, (id) => (id === playerId ? by : id));
    await tx.put('plan', planId(teamId, plan), { ...stored, plan });
  }
}

/** Deletes all plans of a team. */
export async function deletePlans(tx: ClubTransaction, teamId: string): Promise<void> {
  for (const { plan } of await tx.list('plan', { teamId })) {
    await tx.remove('plan', planId(teamId, plan));
  }
}

function idsIn({ players, groups, fives, played }: Plan): string[] {
  const changes = played?.changes.flatMap(({ on, off }) => [...on, ...off]) ?? [];
  return [
    ...players.map(({ playerId }) => playerId),
    ...groups.flatMap(({ ids }) => ids),
    ...fives.flat(),
    ...changes,
  ];
}

/** A plan with players' ids replaced, without duplicates; `null` removes a player. */
function withIds(plan: Plan, idOf: (id: string) => string | null): Plan {
  const all = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => idOf(id) ?? []))];
  const ids = all(plan.players.map(({ playerId }) => playerId));
  return {
    ...plan,
    matchId: plan.matchId?.toLowerCase() ?? null,
    players: ids.flatMap((playerId) => {
      const player = plan.players.find((each) => idOf(each.playerId) === playerId);
      return player ? [{ ...player, playerId }] : [];
    }),
    groups: plan.groups.map((group) => ({ ...group, ids: all(group.ids) })),
    fives: plan.fives.map(all),
    played: plan.played && {
      ...plan.played,
      changes: plan.played.changes.map(({ at, on, off }) => ({ at, on: all(on), off: all(off) })),
    },
  };
}
