import * as v from 'valibot';
import { erasePlayerSchema } from '../contract/care.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { absent, refused } from '../match-files/care/care-error.ts';
import {
  erasedForGood,
  erasedHash,
  erasedName,
  nameless,
  naming,
  type OneTeam,
  opponentsOf,
} from '../match-files/care/erased.ts';
import { requireTypedName } from '../match-files/care/typed-name.ts';
import { opponentIdOf } from '../match-files/recognise.ts';
import type { ClubInCare, OpponentEntry } from './club-in-care.ts';
import type { ClubTools } from './tools.ts';

/**
 * Erases a player's name and number, and of those in `also`, from all that is stored of the club. Texts that name them are
 * deleted, and the last adding can't be undone any more. A slow hash of the name stays, so that a later file does not bring
 * it back. An id on no roster is an opponents' player. Returns in how many matches. Throws CareError if a typed name does
 * not match. The browser's own log on disk is out of reach.
 */
export async function erasePlayer(
  tools: ClubTools,
  care: ClubInCare,
  playerId: string,
  body: unknown,
): Promise<number> {
  const { name, also } = v.parse(erasePlayerSchema, body);
  let matches = 0;
  for (const each of [{ playerId, name }, ...also]) matches += await eraseOne(tools, care, each);
  return matches;
}

async function eraseOne(
  tools: ClubTools,
  care: ClubInCare,
  { playerId, name: typed }: { playerId: string; name: string },
): Promise<number> {
  const own = care.findPlayer(playerId);
  if (own === undefined) {
    const { name, entries } = requireOpponent(care, playerId);
    requireTypedName(typed, name);
    return eraseEntries(tools, care, entries);
  }
  if (care.club.erased?.some((row) => row.playerId === playerId)) throw refused(erasedForGood);
  requireTypedName(typed, own.player.name);
  return eraseOwn(tools, care, own);
}

/** Takes the names of a player of ours away, from the sheets of matches against the player's own team, too. */
async function eraseOwn(
  tools: ClubTools,
  care: ClubInCare,
  { team, player }: NonNullable<ReturnType<ClubInCare['findPlayer']>>,
): Promise<number> {
  const { id: clubId } = care.club;
  const { playerId } = player;
  const played = care.played(team.id, [playerId]);
  const others = Object.values(team.otherNames).filter((other) => other.playerId === playerId);
  const names = [...new Set([player, ...played, ...others].map(({ name }) => name))].filter(
    (name) => name !== erasedName.shown,
  );
  await remember(tools, care, { clubId, teamId: team.id }, names, playerId);
  const matchIds = played.map(({ matchId }) => matchId);
  await care.changePlayers(matchIds, (entry) =>
    entry.playerId === playerId ? nameless(entry) : entry,
  );
  await forgetTexts(care, team.id, matchIds, names);
  team.otherNames = Object.fromEntries(
    Object.entries(team.otherNames).filter(([, other]) => other.playerId !== playerId),
  );
  care.forgetUndo();
  player.name = erasedName.shown;
  delete player.number;
  delete player.captain;
  const wanted = new Set(names.map(normalisedName));
  const asOpponent = opponentIdOf(clubId, team.name);
  const met = care
    .opponentEntries()
    .filter(
      ({ match, name }) => match.row.opponentId === asOpponent && wanted.has(normalisedName(name)),
    );
  return matchIds.length + (met.length === 0 ? 0 : await eraseEntries(tools, care, met));
}

/** Every entry of the opponents' sheets that has one of the names of the opponents' player of an id. */
function requireOpponent(care: ClubInCare, playerId: string) {
  const all = care.opponentEntries();
  const own = all.filter((entry) => entry.playerId === playerId);
  const name = own.at(-1)?.name;
  if (name === undefined) throw absent('Player');
  if (name === erasedName.shown) throw refused(erasedForGood);
  const names = new Set(own.map((entry) => normalisedName(entry.name)));
  return { name, entries: all.filter((entry) => names.has(normalisedName(entry.name))) };
}

/** Each player gets another id: the one that there was is made of the name, and could be guessed back to it. */
async function eraseEntries(
  tools: ClubTools,
  care: ClubInCare,
  entries: readonly OpponentEntry[],
): Promise<number> {
  const names = [...new Set(entries.map(({ name }) => name))];
  const opponents = opponentsOf(care.club.id);
  const meant = await remember(tools, care, opponents, names, tools.newId());
  const before = [...new Set(entries.map(({ playerId }) => playerId))];
  const ids = new Map(before.map((id, index) => [id, index === 0 ? meant : tools.newId()]));
  const rows = new Map(entries.map(({ match: { row } }) => [row.id, row]));
  await care.changePlayers(rows.keys(), (entry) => {
    const playerId = ids.get(entry.playerId);
    return playerId === undefined ? entry : { ...nameless(entry), playerId };
  });
  for (const teamId of new Set([...rows.values()].map((row) => row.teamId))) {
    const own = [...rows.values()].filter((row) => row.teamId === teamId).map(({ id }) => id);
    await forgetTexts(care, teamId, own, names);
  }
  care.forgetUndo();
  return rows.size;
}

/** Writes down that names mean a nameless player; tells whom they mean where that was known already. */
async function remember(
  { scrypt }: ClubTools,
  { club }: ClubInCare,
  team: OneTeam,
  names: readonly string[],
  playerId: string,
): Promise<string> {
  let meant = playerId;
  club.erased ??= [];
  for (const name of new Set(names.map(normalisedName))) {
    const { teamId } = team;
    const hash = await erasedHash(scrypt, team, name);
    const known = club.erased.find((row) => row.teamId === teamId && row.hash === hash);
    if (known === undefined) club.erased.push({ teamId, hash, playerId: meant });
    else meant = known.playerId;
  }
  return meant;
}

/** What is written of some matches goes, and of every match of the team whose texts name somebody; and runs under way. */
async function forgetTexts(
  care: ClubInCare,
  teamId: string,
  matchIds: readonly string[],
  names: readonly string[],
): Promise<void> {
  const namesAny = naming(names);
  const going = new Set(matchIds);
  for (const matchId of care.matchIdsOf(teamId)) {
    if (care.matchOf(matchId).run?.status === 'generating') going.add(matchId);
    const { team, players } = (await care.textsOf(matchId)) ?? {};
    if (namesAny(JSON.stringify([team, ...(players?.values() ?? [])]))) going.add(matchId);
  }
  care.forgetTexts([...going]);
}
