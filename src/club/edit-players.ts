import type { AddingBodyOf } from '../contract/adding-endpoints.ts';
import type { LikePlayers, PlayerNames, PossibleDuplicates } from '../contract/edits.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { erasedForGood } from '../match-files/edit/erased.ts';
import {
  likePairs,
  matchesUnder,
  namesOf,
  oneAlone,
  type PlayerMatch,
  requireApart,
} from '../match-files/edit/player-matches.ts';
import { possibleDuplicates } from '../match-files/edit/possible-duplicates.ts';
import { comparableName } from '../match-files/edit/typed-name.ts';
import { opponentIdOf } from '../match-files/recognise.ts';
import { absent, refused } from '../match-files/refused-error.ts';
import { replaceInPlans } from './plans.ts';
import { changePlayers, forgetPlayerTexts, makeStale, opponentEntries, played } from './sheets.ts';
import type { ClubReading, ClubTransaction } from './store.ts';
import { type ClubTools, requireTeam, teamsOf } from './tools.ts';
import { closeUndo } from './undo.ts';

/* Reads and edits the players of rosters. All functions throw RefusedError and CallError. */

/** A roster player with the team; undefined for an unknown id. */
export async function findPlayer(tx: ClubReading, playerId: string) {
  for (const team of await teamsOf(tx)) {
    const player = team.roster.find((each) => each.playerId === playerId);
    if (player !== undefined) return { team, player };
  }
  return undefined;
}

export async function likePlayers(tx: ClubReading, teamId: string): Promise<LikePlayers> {
  const { roster } = await requireTeam(tx, teamId);
  const erased = await erasedIds(tx);
  const named = roster
    .filter(({ playerId }) => !erased.has(playerId))
    .map(({ playerId, name, number }) => ({
      playerId,
      name,
      ...(number === undefined ? {} : { number }),
    }));
  const ids = named.map(({ playerId }) => playerId);
  return likePairs(named, await played(tx, teamId, ids));
}

export async function playerNames(tx: ClubReading, playerId: string): Promise<PlayerNames> {
  const { team } = await requirePlayer(tx, playerId);
  return namesOf(await played(tx, team.id, [playerId]));
}

export async function duplicatesOf(tx: ClubReading, id: string): Promise<PossibleDuplicates> {
  const teams = await teamsOf(tx);
  const erased = await erasedIds(tx);
  const roster = teams.flatMap(({ roster: players, ...team }) =>
    players
      .filter(({ playerId }) => !erased.has(playerId))
      .map(({ playerId, name, number = null }) => ({ playerId, name, number, of: team })),
  );
  const ids = roster.map(({ playerId }) => playerId);
  const own = await Promise.all(
    teams.map(async (of) => (await played(tx, of.id, ids)).map((entry) => ({ ...entry, of }))),
  );
  return possibleDuplicates(id, {
    roster,
    otherNames: teams.flatMap(({ otherNames }) => Object.values(otherNames)),
    own: own.flat(),
    opponents: (await opponentEntries(tx)).map(({ row, playerId, name, number = null }) => ({
      playerId,
      name,
      number,
      matchId: row.id,
      of: { id: row.opponentId, name: row.opponentName },
    })),
    opponentIdOf: (teamName) => opponentIdOf(tx.clubId, teamName),
  });
}

/** Files with the old name will mean this player. Sheets keep the shirt number of their match. */
export async function changePlayer(
  tools: ClubTools,
  tx: ClubTransaction,
  playerId: string,
  { name, number, position, captain }: AddingBodyOf<'changePlayer'>,
): Promise<number> {
  const { team, player } = await requirePlayer(tx, playerId);
  if (name !== undefined || number !== undefined) await requireNamed(tx, playerId);
  if (number !== undefined) player.number = number.trim() || undefined;
  if (position !== undefined) player.position = position;
  if (captain !== undefined) player.captain = captain;
  if (name !== undefined) {
    const [before, after] = [normalisedName(player.name), comparableName(name)];
    if (before !== after) {
      if (team.otherNames[after]?.playerId === playerId) delete team.otherNames[after];
      team.otherNames[before] ??= { name: player.name, playerId };
    }
    player.name = name;
  }
  await tx.put('team', team.id, team);
  if (name === undefined) return 0;
  const named = (await played(tx, team.id, [playerId])).filter((match) => match.name !== name);
  const matchIds = idsOf(named);
  await changePlayers(tools, tx, matchIds, (entry) =>
    entry.playerId === playerId ? { ...entry, name } : entry,
  );
  await closeUndo(tx, matchIds);
  return matchIds.length;
}

/** Sheets keep the other player's name, by which the two can be split again. */
export async function mergePlayer(
  tools: ClubTools,
  tx: ClubTransaction,
  playerId: string,
  sent: AddingBodyOf<'mergePlayer'>,
): Promise<number> {
  const otherId = sent.playerId.toLowerCase();
  if (otherId === playerId) throw refused(oneAlone);
  const { team, player } = await requirePlayer(tx, playerId);
  const { team: otherTeam, player: other } = await requirePlayer(tx, otherId);
  await requireNamed(tx, playerId, otherId);
  const matches = await played(tx, team.id, [playerId, otherId]);
  requireApart(
    { id: playerId, teamId: team.id, name: player.name },
    { id: otherId, teamId: otherTeam.id, name: other.name },
    matches,
  );
  const moved = idsOf(matches.filter((match) => match.playerId === otherId));
  await changePlayers(tools, tx, moved, (entry) =>
    entry.playerId === otherId ? { ...entry, playerId } : entry,
  );
  await makeStale(tx, idsOf(matches));
  await closeUndo(tx, moved);
  await forgetPlayerTexts(tx, moved, otherId);
  await replaceInPlans(tx, team.id, otherId, playerId);
  for (const known of Object.values(team.otherNames)) {
    if (known.playerId === otherId) known.playerId = playerId;
  }
  const { name } = other;
  if (normalisedName(name) !== normalisedName(player.name)) {
    team.otherNames[normalisedName(name)] = { name, playerId };
  }
  // The other player's entry may fill gaps in this one.
  player.number ??= other.number;
  player.position ??= other.position;
  if (other.captain === true) player.captain = true;
  const roster = team.roster.filter((each) => each.playerId !== otherId);
  await tx.put('team', team.id, { ...team, roster });
  return moved.length;
}

export async function splitPlayer(
  tools: ClubTools,
  tx: ClubTransaction,
  playerId: string,
  sent: AddingBodyOf<'splitPlayer'>,
): Promise<number> {
  const { team, player } = await requirePlayer(tx, playerId);
  await requireNamed(tx, playerId);
  const matches = await played(tx, team.id, [playerId]);
  const { own, latest } = matchesUnder(player, matches, sent.name);
  const { name, number } = latest;
  const newId = tools.newId();
  team.roster.push({ playerId: newId, name, ...(number === null ? {} : { number }) });
  delete team.otherNames[normalisedName(name)];
  await tx.put('team', team.id, team);
  const matchIds = idsOf(own);
  await changePlayers(tools, tx, matchIds, (entry) =>
    entry.playerId === playerId ? { ...entry, playerId: newId } : entry,
  );
  await forgetPlayerTexts(tx, matchIds, playerId);
  await makeStale(tx, idsOf(matches));
  await closeUndo(tx, matchIds);
  return matchIds.length;
}

const idsOf = (matches: readonly PlayerMatch[]) => matches.map(({ matchId }) => matchId);

async function requirePlayer(tx: ClubReading, playerId: string) {
  const found = await findPlayer(tx, playerId);
  if (found === undefined) throw absent('Player');
  return found;
}

async function erasedIds(tx: ClubReading): Promise<Set<string>> {
  return new Set((await tx.list('erased')).map(({ playerId }) => playerId));
}

/** Throws RefusedError for erased players, who can't be edited. */
export async function requireNamed(tx: ClubReading, ...playerIds: string[]): Promise<void> {
  const erased = await erasedIds(tx);
  if (playerIds.some((id) => erased.has(id))) throw refused(erasedForGood);
}
