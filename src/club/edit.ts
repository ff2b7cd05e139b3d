import type { AddingBodyOf } from '../contract/adding-endpoints.ts';
import type { EditDone } from '../contract/edits.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { corrected } from '../match-files/edit/corrections.ts';
import {
  namedIn,
  recordAfter,
  type SwappedPlayers,
  setByChange,
  swapOf,
} from '../match-files/edit/match-change.ts';
import { comparableName, requireTypedName } from '../match-files/edit/typed-name.ts';
import { refused } from '../match-files/refused-error.ts';
import { boxScoreOfRecord, type MatchRow } from '../match-files/stored-match.ts';
import { deletePlans } from './plans.ts';
import { opponentPlayers, rosterIds } from './roster.ts';
import { forgetPlayerTexts, makeStale, matchesBetween, played, rewrite } from './sheets.ts';
import type { ClubAct, ClubReading, ClubTransaction } from './store.ts';
import {
  type ClubTools,
  matchesOf,
  noteChanged,
  putMatch,
  requireClub,
  requireMatch,
  requireRecord,
  requireTeam,
} from './tools.ts';
import { closeUndo, deleteMatches, withoutPlayers } from './undo.ts';

/** Makes an edit completely or not at all; `change` returns the number of changed matches. Throws RefusedError and CallError. */
export function edit(
  { store }: ClubTools,
  clubId: string,
  act: ClubAct,
  work: (tx: ClubTransaction) => Promise<number>,
): Promise<EditDone> {
  return store.transact(clubId, async (tx) => {
    const matches = await work(tx);
    await noteChanged(tx, 1);
    await tx.note(act);
    return { matches };
  });
}

export async function changeClub(
  tx: ClubTransaction,
  { name }: AddingBodyOf<'changeClub'>,
): Promise<number> {
  comparableName(name);
  const { unnamed: _, ...club } = await requireClub(tx);
  await tx.put('club', club.id, { ...club, name });
  return 0;
}

/** Makes earlier insights stale: they name the team and depend on its category. */
export async function changeTeam(
  tx: ClubTransaction,
  teamId: string,
  { name, category, season }: AddingBodyOf<'changeTeam'>,
): Promise<number> {
  const team = await requireTeam(tx, teamId);
  const isRenamed = name !== undefined && name !== team.name;
  const isStale = isRenamed || (category !== undefined && category !== team.category);
  if (isRenamed) await requireFree(tx, teamId, name);
  await tx.put('team', teamId, {
    ...team,
    ...(name === undefined ? {} : { name }),
    ...(category === undefined ? {} : { category }),
    ...(season === undefined ? {} : { season }),
  });
  const matchIds = await matchIdsOf(tx, teamId);
  if (isStale) await makeStale(tx, matchIds);
  if (!isRenamed) return 0;
  await closeUndo(tx, matchIds);
  return matchIds.length;
}

export async function deleteTeam(
  tx: ClubTransaction,
  teamId: string,
  { name }: AddingBodyOf<'deleteTeam'>,
): Promise<number> {
  const team = await requireTeam(tx, teamId);
  requireTypedName(name, team.name);
  const matchIds = await matchIdsOf(tx, teamId);
  await deleteMatches(tx, matchIds);
  await deletePlans(tx, teamId);
  await tx.remove('team', teamId);
  for (const { hash } of await tx.list('erased', { teamId })) {
    await tx.remove('erased', erasedId(teamId, hash));
  }
  return matchIds.length;
}

export async function changeMatch(
  tools: ClubTools,
  tx: ClubTransaction,
  matchId: string,
  change: AddingBodyOf<'changeMatch'>,
): Promise<number> {
  const match = await requireMatch(tx, matchId);
  const before = match.row;
  const set = setByChange(before, change);
  if (Object.keys(set).length === 0) return 0;
  const after = { ...before, ...set };
  const players = change.swapSides ? await swappedPlayers(tools, tx, after) : null;
  const isOther = players !== null || after.status !== before.status;
  const isRenamed = after.opponentName !== before.opponentName;
  const isMoved = after.matchDay !== before.matchDay;
  await tx.put('match', matchId, { ...match, row: after });
  if (isRenamed || isOther) {
    const { name } = await requireTeam(tx, after.teamId);
    await rewrite(tools, tx, [matchId], (record) =>
      recordAfter(record, { before, after, players }, name),
    );
  }
  if (players !== null) await removeOwn(tx, before, [...players.keys()]);
  if (isRenamed || isMoved || isOther) await makeStale(tx, [matchId]);
  if (isMoved || isOther) await makeStale(tx, await matchesBetween(tx, before, after, isOther));
  await closeUndo(tx, [matchId]);
  return 1;
}

/** Makes the insights of this match stale, and of later ones, which compare with it. */
export async function correctMatch(
  tools: ClubTools,
  tx: ClubTransaction,
  matchId: string,
  { numbers, by }: AddingBodyOf<'correctMatch'> & { by: string },
): Promise<number> {
  const { row } = await requireMatch(tx, matchId);
  const record = await requireRecord(tx, matchId);
  const { boxScore } = boxScoreOfRecord((await requireTeam(tx, row.teamId)).name, record, row);
  const at = tools.clock().toISOString();
  const matchSheet = corrected({ boxScore, sheet: record.matchSheet, score: row.score }, numbers, {
    at,
    by,
  });
  if (matchSheet === null) return 0;
  await putMatch(tools, tx, row, { ...record, matchSheet });
  await makeStale(tx, await matchesBetween(tx, row, row, true));
  await closeUndo(tx, [matchId]);
  return 1;
}

export async function deleteMatch(
  tx: ClubTransaction,
  matchId: string,
  { name }: AddingBodyOf<'deleteMatch'>,
): Promise<number> {
  requireTypedName(name, (await requireMatch(tx, matchId)).row.opponentName);
  await deleteMatches(tx, [matchId]);
  return 1;
}

/** The document id of an erased name. */
export const erasedId = (teamId: string, hash: string) => `${teamId} ${hash}`;

/** The ids of a team's matches, oldest first. */
export async function matchIdsOf(tx: ClubReading, teamId: string): Promise<string[]> {
  return (await matchesOf(tx, teamId)).map(({ row }) => row.id);
}

async function requireFree(tx: ClubReading, teamId: string, name: string): Promise<void> {
  const wanted = comparableName(name);
  const other = (await tx.list('team')).find(
    (team) => team.id !== teamId && normalisedName(team.name) === wanted,
  );
  if (other !== undefined) throw refused(`The club has a team "${other.name}" already`);
}

/** The players of a match whose sides are switched: ours join the roster, theirs get an opponent's ids. */
async function swappedPlayers(
  tools: ClubTools,
  tx: ClubTransaction,
  { id, teamId, opponentId }: MatchRow,
): Promise<SwappedPlayers> {
  const { matchSheet } = await requireRecord(tx, id);
  const [ours, theirs] = [namedIn(matchSheet.opponent), namedIn(matchSheet.team)];
  const team = await requireTeam(tx, teamId);
  const own = await rosterIds(tools, tx, team, ours, {});
  await tx.put('team', teamId, team);
  const other = await opponentPlayers(tools, tx, opponentId, theirs);
  const erased = await tx.list('erased', { teamId });
  return swapOf({ ours, theirs }, own, other, new Set(erased.map(({ playerId }) => playerId)));
}

/** Removes the texts of players who are no longer ours in a match, and players without another match. */
async function removeOwn(
  tx: ClubTransaction,
  { id, teamId }: MatchRow,
  playerIds: readonly string[],
): Promise<void> {
  await forgetPlayerTexts(tx, [id], ...playerIds);
  const named = (await played(tx, teamId, playerIds)).map(({ playerId }) => playerId);
  const erased = (await tx.list('erased', { teamId })).map(({ playerId }) => playerId);
  const staying = new Set([...named, ...erased]);
  const going = new Set(playerIds.filter((playerId) => !staying.has(playerId)));
  await tx.put('team', teamId, withoutPlayers(await requireTeam(tx, teamId), going));
}
