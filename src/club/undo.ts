import type { CareDone } from '../contract/care.ts';
import type { Adding } from '../match-files/adding/to-store.ts';
import { type Change, putMatch, type StoredTeam, type StoredUndo } from './club-store.ts';
import { stale } from './stale.ts';
import { CallError, type ClubTools, changed, requireClub } from './tools.ts';

/** What undoes the adding so far; the first match of it begins anew. */
export async function undoOf(
  { clubs }: ClubTools,
  { club, addingId, addedAt }: Adding,
): Promise<StoredUndo> {
  const known = await clubs.get('undo', club.id);
  if (known?.addingId === addingId) return known;
  return { addingId, addedAt, added: [], replaced: [], players: [], teams: [], names: [] };
}

/** Who came with a match, besides those before: the team where there was none, players, and other names of known ones. */
export function cameWith(
  { players, teams, names }: StoredUndo,
  before: StoredTeam | null,
  after: StoredTeam,
): Pick<StoredUndo, 'players' | 'teams' | 'names'> {
  const known = new Set(before?.roster.map(({ playerId }) => playerId));
  const more = after.roster.flatMap(({ playerId }) => (known.has(playerId) ? [] : [playerId]));
  const learnt = Object.keys(after.otherNames).filter(
    (name) => before === null || !Object.hasOwn(before.otherNames, name),
  );
  return {
    players: [...players, ...more],
    teams: before === null ? [...teams, after.id] : teams,
    names: [...names, ...learnt.map((name) => ({ teamId: after.id, name }))],
  };
}

/**
 * Takes the last adding back, all of it or nothing: new matches go, replaced and moved ones are as before, and players and
 * teams that came with them go where nothing else names them. Throws CallError where there is none.
 */
export function takeBack(tools: ClubTools, clubId: string): Promise<CareDone> {
  const { clubs } = tools;
  return tools.alone(clubId, async () => {
    const club = await requireClub(tools, clubId);
    const undo = await clubs.get('undo', clubId);
    if (undo === undefined) throw new CallError('INVALID_REQUEST', nothingToUndo);
    const added: string[] = [];
    for (const id of undo.added) {
      if ((await clubs.get('match', clubId, id)) !== undefined) added.push(id);
    }
    const gone = (['match', 'record', 'texts'] as const).flatMap((remove) =>
      added.map((matchId): Change => ({ remove, ids: [clubId, matchId] })),
    );
    // The latest first: of a match that was moved and replaced the oldest stays.
    const back = await Promise.all(
      undo.replaced.toReversed().map((before) => asBefore(tools, before)),
    );
    const teams = await withoutThose(tools, clubId, club.teams, undo);
    const matches = added.length + undo.replaced.length;
    await clubs.write([
      ...back.flat(),
      ...gone,
      { put: 'club', ids: [clubId], value: changed({ ...club, teams }, matches) },
      { remove: 'undo', ids: [clubId] },
    ]);
    return { matches };
  });
}

const nothingToUndo =
  'There is no adding to undo: none was made, it was undone, or its matches were changed since';

/** A match as it was, with what was written of it since: that tells of another state, or of another day. */
async function asBefore(
  { clubs }: ClubTools,
  { match, record }: StoredUndo['replaced'][number],
): Promise<Change[]> {
  const now = await clubs.get('match', match.row.clubId, match.row.id);
  const kept = { ...match, run: now?.run ?? null };
  return putMatch(now?.row.matchDay === match.row.matchDay ? kept : stale(kept), record);
}

/** The teams without the players and teams that came with an adding and that no match names which stays. */
async function withoutThose(
  { clubs }: ClubTools,
  clubId: string,
  teams: readonly StoredTeam[],
  undo: StoredUndo,
): Promise<StoredTeam[]> {
  const added = new Set(undo.added);
  const replaced = new Map(undo.replaced.map(({ record }) => [record.id, record]));
  const staying = (await clubs.all('record', clubId))
    .filter(({ id }) => !added.has(id))
    .map((record) => replaced.get(record.id) ?? record);
  const named = new Set(
    staying.flatMap(({ matchSheet }) => matchSheet.team.map(({ playerId }) => playerId)),
  );
  const going = new Set(undo.players.filter((id) => !named.has(id)));
  const used = new Set(
    (await clubs.all('match', clubId)).flatMap(({ row }) =>
      added.has(row.id) ? [] : [row.teamId],
    ),
  );
  return teams
    .map((team) => ({
      ...team,
      roster: team.roster.filter(({ playerId }) => !going.has(playerId)),
      otherNames: Object.fromEntries(
        Object.entries(team.otherNames).filter(
          ([name, { playerId }]) =>
            !going.has(playerId) &&
            !undo.names.some((learnt) => learnt.teamId === team.id && learnt.name === name),
        ),
      ),
    }))
    .filter(({ id, roster }) => !undo.teams.includes(id) || roster.length > 0 || used.has(id));
}
