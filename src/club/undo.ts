import type { EditDone } from '../contract/edits.ts';
import type { Adding } from '../match-files/adding/to-store.ts';
import type { StoredAdding, StoredTeam } from './documents.ts';
import { makeStale } from './sheets.ts';
import type { ClubTransaction } from './store.ts';
import { CallError, matchesOf, noteChanged, requireRecord } from './tools.ts';

/**
 * Remembers how a match is before it is stored, with the others of its adding; an adding before that can't be undone any
 * more. Returns the adding, for `rememberWhoCame`.
 */
export async function rememberMatch(
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
  // Of a match that one adding stores twice the oldest state is put back.
  if (last.added.includes(matchId) || last.replaced.includes(matchId)) return last;
  const match = await tx.get('match', matchId);
  if (match === undefined) return { ...last, added: [...last.added, matchId] };
  await tx.put('undo', matchId, { match, record: await requireRecord(tx, matchId) });
  return { ...last, replaced: [...last.replaced, matchId] };
}

/** Of a match that an earlier version's adding stored more than once: the oldest state, or none if that adding added it. */
export function oldestStates<State>(
  added: readonly string[],
  replaced: readonly (readonly [matchId: string, state: State])[],
): Map<string, State> {
  return new Map(replaced.toReversed().filter(([matchId]) => !added.includes(matchId)));
}

/** Remembers who came with a match to a team that was so `before` it (null if new): players, and other names of known ones. */
export function rememberWhoCame(
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

/** The last adding can't be undone any more. */
export async function forgetUndo(tx: ClubTransaction): Promise<void> {
  const last = await tx.get('adding', tx.clubId);
  for (const matchId of last?.replaced ?? []) await tx.remove('undo', matchId);
  await tx.remove('adding', tx.clubId);
}

/**
 * The last adding can't be undone any more if it would put one of these matches back, since that would lose their edits.
 */
export async function closeUndo(tx: ClubTransaction, matchIds: readonly string[]): Promise<void> {
  const last = await tx.get('adding', tx.clubId);
  if (last?.replaced.some((id) => matchIds.includes(id))) await forgetUndo(tx);
}

/** Deletes matches with all that was recorded and written of them; undoing passes over them. */
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
 * Takes the last adding back: new matches go, replaced and moved ones are as before, and players and teams that came with
 * them go if no other match names them. Throws CallError if there is no adding to undo.
 */
export async function takeBack(tx: ClubTransaction, by: string): Promise<EditDone> {
  const last = await tx.get('adding', tx.clubId);
  if (last === undefined) throw new CallError('INVALID_REQUEST', nothingToUndo);
  const replaced = last.replaced.filter((matchId) => !last.added.includes(matchId));
  for (const matchId of replaced) await putBack(tx, matchId);
  await forgetUndo(tx);
  await deleteMatches(tx, last.added);
  await removeWhoCame(tx, last);
  const matches = last.added.length + replaced.length;
  await noteChanged(tx, matches);
  await tx.note({ act: 'undone', by, count: matches });
  return { matches };
}

const nothingToUndo =
  'There is no adding to undo: none was made, it was undone, or its matches were changed since';

/** Newer texts are stale by their hash if the record differs; a moved match needs a mark. */
async function putBack(tx: ClubTransaction, matchId: string): Promise<void> {
  const before = await tx.get('undo', matchId);
  if (before === undefined) throw new RangeError(`What the match ${matchId} was is not stored`);
  const now = await tx.get('match', matchId);
  await tx.put('match', matchId, before.match);
  await tx.put('record', matchId, before.record);
  if (now?.row.matchDay !== before.match.row.matchDay) await makeStale(tx, [matchId]);
}

/** Removes the players and teams that came with an adding and that no match names which stays. */
async function removeWhoCame(
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
