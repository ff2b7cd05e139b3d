import { absent } from '../match-files/care/care-error.ts';
import type { PlayerMatch } from '../match-files/care/player-matches.ts';
import { changePlayersIn, type RecordOfMatch } from '../match-files/care/players-in-records.ts';
import {
  boxScoreOfRecord,
  recordOfStored,
  type StoredRecord,
} from '../match-files/stored-match.ts';
import { type Change, putMatch, putRow, type StoredMatch, type StoredTeam } from './club-store.ts';
import { stale } from './stale.ts';
import { hashOf } from './store-match.ts';
import { byStart, type ClubTools, changed, requireClub } from './tools.ts';

/** How an opponent's player stands on the sheet of a stored match. */
export interface OpponentEntry {
  match: StoredMatch;
  playerId: string;
  name: string;
  number: string | null;
}

/** A club while an act of care changes it. */
export type ClubInCare = Awaited<ReturnType<typeof takeIntoCare>>;

/** Takes a club into memory, where an act of care changes it; what came of it is written in one go, or not at all. */
export async function takeIntoCare(tools: ClubTools, clubId: string) {
  const { clubs } = tools;
  const club = await requireClub(tools, clubId);
  const all = (await clubs.all('match', clubId)).sort(byStart);
  const matches = new Map(all.map((match) => [match.row.id, match]));
  const records = new Map((await clubs.all('record', clubId)).map((record) => [record.id, record]));
  const changes: Change[] = [];
  const recordOf = (matchId: string) => {
    const record = records.get(matchId);
    if (record === undefined) throw new RangeError('A stored match has no record');
    return record;
  };
  const put = (match: StoredMatch) => {
    matches.set(match.row.id, match);
    changes.push(putRow(match));
  };
  const matchOf = (matchId: string) => {
    const match = matches.get(matchId);
    if (match === undefined) throw absent('Match');
    return match;
  };
  const undo = await clubs.get('undo', clubId);
  const forgetUndo = () => changes.push({ remove: 'undo', ids: [clubId] });

  return {
    club,
    newId: tools.newId,

    /** Throws CareError, as the next ones do. */
    matchOf,

    teamOf(teamId: string): StoredTeam {
      const team = club.teams.find(({ id }) => id === teamId);
      if (team === undefined) throw absent('Team');
      return team;
    },

    /** A player of a roster with the team; undefined for an id that is on none. */
    findPlayer(playerId: string) {
      for (const team of club.teams) {
        const player = team.roster.find((each) => each.playerId === playerId);
        if (player !== undefined) return { team, player };
      }
      return undefined;
    },

    sheetOf: (matchId: string) => recordOf(matchId).matchSheet,

    matchIdsOf: (teamId: string) =>
      [...matches.values()].filter(({ row }) => row.teamId === teamId).map(({ row }) => row.id),

    /** The matches on whose sheet the players of a team stand, oldest first. */
    played: (teamId: string, playerIds: readonly string[]): PlayerMatch[] =>
      [...matches.values()]
        .filter(({ row }) => row.teamId === teamId)
        .flatMap(({ row }) =>
          recordOf(row.id)
            .matchSheet.team.filter(({ playerId }) => playerIds.includes(playerId))
            .map(({ playerId, name, number = null }) => {
              const { id: matchId, matchDay: day, opponentName: opponent } = row;
              return { playerId, matchId, day, opponent, name, number };
            }),
        ),

    /** Every entry of the opponents' sheets, the oldest first. */
    opponentEntries: (): OpponentEntry[] =>
      [...matches.values()].flatMap((match) =>
        recordOf(match.row.id).matchSheet.opponent.map(({ playerId, name, number = null }) => ({
          match,
          playerId,
          name,
          number,
        })),
      ),

    /** Puts another row in place of a match's. */
    put,

    makeStale(matchIds: readonly string[]) {
      for (const matchId of matchIds) put(stale(matchOf(matchId)));
    },

    /** Changes the records of some matches with what is made of them, as the service's care does. */
    async rewrite(
      matchIds: Iterable<string>,
      change: (record: StoredRecord, match: StoredMatch) => RecordOfMatch,
    ) {
      for (const matchId of matchIds) {
        const match = matchOf(matchId);
        const before = recordOf(matchId);
        const { boxScore } = boxScoreOfRecord('', before, match.row);
        const hasPlays = before.given === undefined;
        const changed = change({ ...before, boxScore, hasPlays }, match);
        const record = recordOfStored(match.row, { ...changed, hasPlays });
        const after = { ...match, contentHash: await hashOf(tools, record) };
        records.set(matchId, record);
        matches.set(matchId, after);
        changes.push(...putMatch(after, record));
      }
    },

    /** Changes how players stand in some matches. */
    changePlayers(
      matchIds: Iterable<string>,
      change: Parameters<typeof changePlayersIn>[1],
    ): Promise<void> {
      return this.rewrite(matchIds, (record) => changePlayersIn(record, change));
    },

    /** What was written of some matches goes, and its runs. */
    forgetTexts(matchIds: readonly string[]) {
      for (const matchId of matchIds) {
        put({ ...matchOf(matchId), run: null });
        changes.push({ remove: 'texts', ids: [clubId, matchId] });
      }
    },

    /** What was written of a player in some matches goes. */
    async forgetPlayerTexts(matchIds: readonly string[], ...playerIds: string[]) {
      for (const matchId of matchIds) {
        const value = await clubs.get('texts', clubId, matchId);
        const gone = playerIds.filter((id) => value?.players.delete(id));
        if (value === undefined || gone.length === 0) continue;
        changes.push({ put: 'texts', ids: [clubId, matchId], value });
      }
    },

    textsOf: (matchId: string) => clubs.get('texts', clubId, matchId),

    /** Deletes matches with all that was recorded and written of them; what is not there need not be taken back. */
    deleteMatches(matchIds: readonly string[]) {
      for (const matchId of matchIds) {
        matches.delete(matchId);
        for (const remove of ['match', 'record', 'texts'] as const) {
          changes.push({ remove, ids: [clubId, matchId] });
        }
      }
      this.closeUndo(matchIds);
      if (undo === undefined) return;
      const added = undo.added.filter((id) => !matchIds.includes(id));
      if (added.length === undo.added.length) return;
      if (added.length + undo.replaced.length === 0) forgetUndo();
      else changes.push({ put: 'undo', ids: [clubId], value: { ...undo, added } });
    },

    /**
     * The last adding can't be undone any more where it would put back what stood in one of these matches before: that
     * knows nothing of the care that they have had since.
     */
    closeUndo(matchIds: readonly string[]) {
      if (undo?.replaced.some(({ match }) => matchIds.includes(match.row.id))) forgetUndo();
    },

    forgetUndo,

    /** Writes everything. */
    write: () => clubs.write([...changes, { put: 'club', ids: [clubId], value: changed(club, 1) }]),
  };
}
