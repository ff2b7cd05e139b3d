import { type AddingState, addingLimits } from '../contract/adding.ts';
import type { AddingBodyOf } from '../contract/adding-endpoints.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { actionFor } from '../match-files/adding/action.ts';
import { keepAdditions } from '../match-files/adding/additions.ts';
import type { Adding, MatchChoice, Outcome, ToStore } from '../match-files/adding/to-store.ts';
import { stillCorrected } from '../match-files/edit/corrections.ts';
import { withoutErased } from '../match-files/edit/erased.ts';
import { contentOfFile, recordOf } from '../match-files/file-record.ts';
import type { LookSource } from '../match-files/look-at-matches.ts';
import { formatNames } from '../match-files/match-files.ts';
import { emptyRoster } from '../match-files/new-players.ts';
import { largestOf, type SentMatchFile } from '../match-files/read-files.ts';
import { opponentIdOf } from '../match-files/recognise.ts';
import { RefusedError } from '../match-files/refused-error.ts';
import type { MatchContent } from '../match-files/same-match.ts';
import { type StoredOutline, standingAmong } from '../match-files/standing.ts';
import { boxScoreOfRecord, matchRowOf, movedTo } from '../match-files/stored-match.ts';
import { otherSide } from '../match-files/to-match-record.ts';
import type { StoredMatch, StoredTeam } from './documents.ts';
import { opponentPlayers, rosterIds, rosterOf } from './roster.ts';
import { makeStale, matchesBetween } from './sheets.ts';
import { type ClubReading, type ClubTransaction, StoreError } from './store.ts';
import {
  type ClubTools,
  matchesOf,
  noteChanged,
  putMatch,
  requireClub,
  requireTeam,
  teamsOf,
} from './tools.ts';
import { recordBefore, recordNewPlayers, undoLast } from './undo.ts';

/** A match file of a call, such as a browser's `File`. */
export interface SentFile {
  name: string;
  /** In bytes. */
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** A range of its bytes. */
  slice(start: number, end: number): Pick<SentFile, 'arrayBuffer'>;
}

/** Adding match files to a club. */
export function createAdding(tools: ClubTools) {
  const { store, clock, newId, readFiles, sha256, nextTurn, onFailure } = tools;
  const additions = keepAdditions({
    reading: (clubId) => ({ hash: sha256, read: readFiles(clubId), nextTurn }),
    clock,
    newId,
    source: (clubId) => lookSource(tools, clubId),
    headings: (clubId) =>
      store.read(clubId, async (tx) => (await tx.get('club', clubId))?.headings ?? {}),
    async rememberHeadings(clubId, headings) {
      if (Object.keys(headings).length === 0) return;
      await store.transact(clubId, async (tx) => {
        const club = await tx.get('club', clubId);
        // A club that its first match creates has no document to remember them in.
        if (club === undefined) return;
        await tx.put('club', clubId, { ...club, headings: { ...club.headings, ...headings } });
      });
    },
    requireTeam: (clubId, teamId) =>
      store.read(clubId, (tx) => requireTeam(tx, teamId.toLowerCase())),
    async hasPlayers(clubId, teamId, ids) {
      const { roster } = await store.read(clubId, (tx) => requireTeam(tx, teamId));
      return ids.every((id) => roster.some(({ playerId }) => playerId === id));
    },
    storeMatch: (adding, match) => storeMatch(tools, adding, match),
    onFailure,
  });

  return {
    async describe(clubId: string): Promise<AddingState> {
      const last = await store.read(clubId, (tx) => tx.get('adding', clubId));
      return {
        formats: [...formatNames],
        limits: { files: addingLimits.files, bytes: addingLimits.bytes },
        storing: additions.storing(clubId),
        last:
          last === undefined
            ? null
            : {
                addedAt: last.addedAt.toISOString(),
                added: last.added.length,
                replaced: last.replaced.length,
              },
      };
    },
    async look(clubId: string, files: readonly SentFile[] | AsyncIterable<SentMatchFile>) {
      const { id, name } = await store.read(clubId, requireClub);
      const sent = Symbol.asyncIterator in files ? files : bytesOf(files);
      return additions.look({ id, name }, sent);
    },
    async store(
      clubId: string,
      lookId: string,
      { matches }: AddingBodyOf<'storeLook'>,
      by: string,
    ) {
      const { look, done } = await additions.store(clubId, lookId, matches, { by });
      done.catch(onFailure);
      return look;
    },
    async undo(clubId: string, by: string) {
      if (additions.storing(clubId) !== null) {
        throw new RefusedError(
          'busy',
          'Matches are being added to the club. Try again when they are done',
        );
      }
      return store.transact(clubId, (tx) => undoLast(tx, by));
    },
    find: additions.find,
    nameSide: additions.nameSide,
    answer: additions.answer,
    lookFor: additions.look,
    stop: additions.stop,
  };
}

/** The files one by one; one that is too large for a match or an archive is not read. */
async function* bytesOf(files: readonly SentFile[]): AsyncGenerator<SentMatchFile> {
  for (const file of files) {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const isTooLarge = file.size > largestOf(start);
    yield { name: file.name, bytes: isTooLarge ? null : new Uint8Array(await file.arrayBuffer()) };
  }
}

/** The club's documents, for describing match files. */
function lookSource(tools: ClubTools, clubId: string): LookSource {
  const read = <Result>(work: (tx: ClubReading) => Promise<Result>) =>
    tools.store.read(clubId, work);
  return {
    teams: async () => (await read(teamsOf)).map(({ id, name }) => ({ id, name })),
    outlines: (teamId) => read((tx) => outlinesOf(tx, teamId)),
    roster: (teamId) =>
      read(async (tx) => {
        const team = await tx.get('team', teamId);
        if (team === undefined) return emptyRoster;
        return rosterOf(tools, clubId, team, await tx.list('erased', { teamId }));
      }),
    content: (matchId) => read((tx) => contentOf(tx, matchId)),
    nextTurn: tools.nextTurn,
  };
}

async function outlinesOf(tx: ClubReading, teamId: string): Promise<StoredOutline[]> {
  return (await matchesOf(tx, teamId)).map(({ row }) => {
    const { id, matchDay: day, opponentName, normalisedOpponent, periods, score } = row;
    return { id, day, opponentName, normalisedOpponent, periods, score };
  });
}

async function contentOf(tx: ClubReading, matchId: string): Promise<MatchContent | null> {
  const match = await tx.get('match', matchId);
  const record = await tx.get('record', matchId);
  if (match === undefined || record === undefined) return null;
  const { boxScore } = boxScoreOfRecord('', record, match.row);
  const { matchSheet, events } = record;
  return { finished: match.row.status === 'completed', matchSheet, events, boxScore };
}

/**
 * Stores one match whole or not at all. It is compared with the stored ones again, since another call may have added it after
 * the look. Throws StoreError, except for a full store, which is an outcome.
 */
async function storeMatch(tools: ClubTools, adding: Adding, match: ToStore): Promise<Outcome> {
  try {
    return await tools.store.transact(adding.club.id, (tx) => storeIn(tools, tx, adding, match));
  } catch (error) {
    if (!(error instanceof StoreError && error.isFull)) throw error;
    return { kind: 'failed', reason: error.message };
  }
}

async function storeIn(
  tools: ClubTools,
  tx: ClubTransaction,
  adding: Adding,
  match: ToStore,
): Promise<Outcome> {
  const found = await teamIn(tools, tx, match.whose.team);
  if (found === null) return { kind: 'failed', reason: 'its team is not there any more' };
  const { team, isNew } = found;
  const content = contentOfFile(match.recorded, match.whose.side);
  const outlines = await outlinesOf(tx, team.id);
  const standing =
    standingSaid(outlines, match.choice) ??
    (await standingAmong(content, outlines, (matchId) => contentOf(tx, matchId)));
  const action = actionFor(standing, match.choice, match.day);
  if (action.kind === 'leave') return { ...action.outcome, teamId: team.id };
  const matchId = action.kind === 'add' ? (match.choice.matchId ?? tools.newId()) : action.matchId;
  const before = await tx.get('match', matchId);
  const teamBefore = isNew ? null : structuredClone(team);
  // Before any write, since it reads the match to be replaced.
  const remembered = await recordBefore(tx, adding, matchId);
  if (action.kind === 'move' && before !== undefined) await move(tx, before, action.day);
  else await write(tools, tx, { team, matchId, day: action.day, before }, match);
  await tx.put('team', team.id, team);
  await recordNewPlayers(tx, remembered, teamBefore, team);
  await nameAfter(tx, team);
  await noteChanged(tx, 1);
  await tx.note({ act: 'added', by: adding.by });
  const kind = ({ add: 'added', replace: 'replaced', move: 'moved' } as const)[action.kind];
  return { kind, matchId, teamId: team.id };
}

/** The standing if the choice names the stored match, for any content; otherwise null. */
function standingSaid(outlines: readonly StoredOutline[], { matchId }: MatchChoice) {
  if (matchId === undefined) return null;
  const named = outlines.find(({ id }) => id === matchId);
  return named === undefined ? { kind: 'new' as const } : { kind: 'newer' as const, match: named };
}

/** The match's team, possibly a new one; null if it was deleted meanwhile. */
async function teamIn(
  { newId, clock }: ClubTools,
  tx: ClubReading,
  { id, name }: ToStore['whose']['team'],
): Promise<{ team: StoredTeam; isNew: boolean } | null> {
  const teams = await teamsOf(tx);
  const wanted = normalisedName(name);
  const team = teams.find((each) =>
    id === null ? normalisedName(each.name) === wanted : each.id === id,
  );
  if (team !== undefined) return { team, isNew: false };
  if (id !== null) return null;
  return { team: { id: newId(), name, madeAt: clock(), roster: [], otherNames: {} }, isNew: true };
}

/** Names an unnamed club after its first team. */
async function nameAfter(tx: ClubTransaction, { name }: StoredTeam): Promise<void> {
  const { unnamed, ...club } = await requireClub(tx);
  if (unnamed) await tx.put('club', club.id, { ...club, name });
}

/** Moves a match to another day. Insights compare a match with earlier ones, so those in between become stale. */
async function move(tx: ClubTransaction, match: StoredMatch, day: string): Promise<void> {
  const row = { ...match.row, ...movedTo(match.row, day) };
  const others = await matchesBetween(tx, match.row, row);
  await tx.put('match', row.id, { ...match, row });
  await makeStale(tx, [row.id, ...others]);
}

interface Writing {
  /** Receives the new players. */
  team: StoredTeam;
  matchId: string;
  day: string;
  before: StoredMatch | undefined;
}

async function write(
  tools: ClubTools,
  tx: ClubTransaction,
  { team, matchId, day, before }: Writing,
  { recorded, whose: { side }, choice }: ToStore,
): Promise<void> {
  const { clubId } = tx;
  const other = recorded[otherSide(side)];
  // An opponent that was renamed keeps its new name.
  const opponent =
    before === undefined
      ? { id: opponentIdOf(clubId, other.name), name: other.name }
      : { id: before.row.opponentId, name: before.row.opponentName };
  const own = await rosterIds(tools, tx, team, recorded[side].players, choice);
  const theirs = await opponentPlayers(tools, tx, opponent.id, other.players);
  const shown = { ...recorded, [otherSide(side)]: { ...other, players: theirs.players } };
  const hour = before?.row.hourKnown === true && before.row.matchDay === day;
  const homeAway = choice.homeAway ?? before?.row.homeAway;
  const named = recordOf(shown, side, {
    matchId,
    fixture: {
      startsAt: hour ? before.row.startsAt.toISOString() : null,
      opponent,
      ...(homeAway === undefined ? {} : { homeAway }),
      ...(choice.competition === undefined ? {} : { competition: choice.competition }),
      ...(choice.venue === undefined ? {} : { venue: choice.venue }),
    },
    ids: { team: own, opponent: theirs.ids },
  });
  const erased = await tx.list('erased', { teamId: team.id });
  const record = withoutErased(named, new Set(erased.map(({ playerId }) => playerId)));
  const row = matchRowOf({ clubId, team, matchDay: day }, record, before?.row);
  const sheetBefore = (await tx.get('record', matchId))?.matchSheet;
  const { boxScore } = boxScoreOfRecord(team.name, record, row);
  const matchSheet = sheetBefore
    ? stillCorrected({ boxScore, sheet: record.matchSheet }, sheetBefore)
    : record.matchSheet;
  await putMatch(tools, tx, row, { ...record, matchSheet });
}
