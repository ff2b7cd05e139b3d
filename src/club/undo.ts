import type { EditDone } from '../contract/edits.ts';
import type { Adding } from '../match-files/adding/to-store.ts';
import type { StoredAdding, StoredTeam } from './documents.ts';
import { makeStale } from './sheets.ts';
import type { ClubTransaction } from './store.ts';
import { CallError, matchesOf, noteChanged, requireRecord } from './tools.ts';

/**
 * Stores a match's state before it is replaced, together with the others of the same addition; earlier additions can't be
 * undone any more. Returns the addition, for `recordNewPlayers`.
 */
export async function recordBefore(
  tx: ClubTransaction,
  { addingId, addedAt }: Pick<Adding, 'addingId' | 'addedAt'>,
  matchId: string,
): Promise<StoredAdding> {
  const known = await tx.get('adding', tx.clubId);
  const isFirst = known?.addingId !== addingId;
  if (isFirst) await forgetUndo(tx);
  const last: StoredAdding = isFirst
    ? { addingId, addedAt, added: [], replaced: [], players: [], teams: [], names: [] }
    : known;
  // If one addition stores a match twice, the oldest state is restored.
  if (last.added.includes(matchId) || last.replaced.includes(matchId)) return last;
  const match = await tx.get('match', matchId);
  if (match === undefined) return { ...last, added: [...last.added, matchId] };
  await tx.put('undo', matchId, { match, record: await requireRecord(tx, matchId) });
  return { ...last, replaced: [...last.replaced, matchId] };
}

/** For a match that an earlier version's addition stored repeatedly: its oldest state, or none if that addition added it. */
export function oldestStates<State>(
  added: readonly string[],
  replaced: readonly (readonly [matchId: string, state: State])[],
): Map<string, State> {
  return new Map(replaced.toReversed().filter(([matchId]) => !added.includes(matchId)));
}

/** Stores the players, and other names of known ones, that came with a match to a team whose state was `before` (null if new). */
export function recordNewPlayers(
  tx: ClubTransaction,
  adding: StoredAdding,
  before: StoredTeam | null,
  after: StoredTeam,
): Promise<void> {
  const { players, teams, names } = adding;
  const known = new Set(before?.roster.map(({ playerId }) => playerId));
  const more = after.roster.flatMap(({ playerId }) => (known.has(playerId) ? [] : [playerId]));
  const learnt = Object.keys(after.otherNames).filter(
    (name) => before === null || !Object.hasOwn(before.otherNames, name),
  );
  return tx.put('adding', tx.clubId, {
    ...adding,
    players: [...players, ...more],
    teams: before === null ? [...teams, after.id] : teams,
    names: [...names, ...learnt.map((name) => ({ teamId: after.id, name }))],
  });
}

/** Prevents undoing the last addition. */
export async function forgetUndo(tx: ClubTransaction): Promise<void> {
  const last = await tx.get('adding', tx.clubId);
  for (const matchId of last?.replaced ?? []) await tx.remove('undo', matchId);
  await tx.remove('adding', tx.clubId);
}

/** Prevents undoing the last addition if it would restore one of these matches and so lose their edits. */
export async function closeUndo(tx: ClubTransaction, matchIds: readonly string[]): Promise<void> {
  const last = await tx.get('adding', tx.clubId);
  if (last?.replaced.some((id) => matchIds.includes(id))) await forgetUndo(tx);
}

/** Deletes matches with their records and insights; undoing skips them. */
export async function deleteMatches(
  tx: ClubTransaction,
  matchIds: readonly string[],
): Promise<void> {
  for (const matchId of matchIds) {
    for (const kind of ['match', 'record', 'run', 'texts', 'plan'] as const) {
      await tx.remove(kind, matchId);
    }
  }
  await closeUndo(tx, matchIds);
  const last = await tx.get('adding', tx.clubId);
  const added = last?.added.filter((id) => !matchIds.includes(id)) ?? [];
  if (last === undefined || added.length === last.added.length) return;
  if (added.length + last.replaced.length === 0) await forgetUndo(tx);
  else await tx.put('adding', tx.clubId, { ...last, added });
}

/**
 * Undoes the last addition: new matches are deleted, replaced and moved ones restored, and players and teams that came with
 * them removed, if no other match names them. Throws CallError if there is nothing to undo.
 */
export async function undoLast(tx: ClubTransaction, by: string): Promise<EditDone> {
  const last = await tx.get('adding', tx.clubId);
  if (last === undefined) throw new CallError('INVALID_REQUEST', nothingToUndo);
  const replaced = last.replaced.filter((matchId) => !last.added.includes(matchId));
  for (const matchId of replaced) await restoreMatch(tx, matchId);
  await forgetUndo(tx);
  await deleteMatches(tx, last.added);
  await removeNewPlayers(tx, last);
  const matches = last.added.length + replaced.length;
  await noteChanged(tx, matches);
  await tx.note({ act: 'undone', by, count: matches });
  return { matches };
}

const nothingToUndo =
  'There is no adding to undo: none was made, it was undone, or its matches were changed since';

/** Newer insights are stale by their hash if the record differs; a moved match must be marked. */
async function restoreMatch(tx: ClubTransaction, matchId: string): Promise<void> {
  const before = await tx.get('undo', matchId);
  if (before === undefined) throw new RangeError(`What the match ${matchId} was is not stored`);
  const now = await tx.get('match', matchId);
  await tx.put('match', matchId, before.match);
  await tx.put('record', matchId, before.record);
  if (now?.row.matchDay !== before.match.row.matchDay) await makeStale(tx, [matchId]);
}

/** Removes the players and teams that came with an addition and that no remaining match names. */
async function removeNewPlayers(
  tx: ClubTransaction,
  { players, teams, names }: StoredAdding,
): Promise<void> {
  const matches = await matchesOf(tx);
  const named = new Set(matches.flatMap(({ sheet }) => sheet.team.map(({ playerId }) => playerId)));
  const going = new Set(players.filter((id) => !named.has(id)));
  for (const team of await tx.list('team')) {
    const left = withoutPlayers(team, going);
    for (const { teamId, name } of names) if (teamId === team.id) delete left.otherNames[name];
    const isUsed = left.roster.length > 0 || matches.some(({ row }) => row.teamId === team.id);
    if (teams.includes(team.id) && !isUsed) await tx.remove('team', team.id);
    else await tx.put('team', team.id, left);
  }
}

/** A team without some of its players. */
export function withoutPlayers(team: StoredTeam, going: ReadonlySet<string>): StoredTeam {
  const { roster, otherNames } = team;
  return {
    ...team,
    roster: roster.filter(({ playerId }) => !going.has(playerId)),
    otherNames: Object.fromEntries(
      Object.entries(otherNames).filter(([, { playerId }]) => !going.has(playerId)),
    ),
  };
}
