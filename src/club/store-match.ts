import type { MatchRecord } from '../basketball/match-record.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { deedOf } from '../match-files/adding/deed.ts';
import type { Adding, Outcome, ToStore } from '../match-files/adding/to-store.ts';
import { withoutErased } from '../match-files/care/erased.ts';
import { contentOfFile, recordOf } from '../match-files/file-record.ts';
import type { LookSource } from '../match-files/look-at-matches.ts';
import { emptyRoster } from '../match-files/new-players.ts';
import { opponentIdOf } from '../match-files/recognise.ts';
import { type StoredOutline, standingAmong } from '../match-files/standing.ts';
import { boxScoreOfRecord, contentText, matchRowOf } from '../match-files/stored-match.ts';
import { otherSide } from '../match-files/to-match-record.ts';
import {
  type Change,
  putMatch,
  type StoredClub,
  type StoredMatch,
  type StoredTeam,
  StoreError,
} from './club-store.ts';
import { erasedOf, opponentPlayers, rosterIds, rosterOf } from './roster.ts';
import { moved } from './stale.ts';
import { type ClubTools, changed, matchesOf, requireClub } from './tools.ts';
import { cameWith, undoOf } from './undo.ts';

/** What is stored of a club, for looking at match files. */
export function lookSource(tools: ClubTools, clubId: string): LookSource {
  const teams = async () => (await tools.clubs.get('club', clubId))?.teams ?? [];
  return {
    teams: async () => (await teams()).map(({ id, name }) => ({ id, name })),
    outlines: async (teamId) => (await matchesOf(tools, clubId, teamId)).map(outlineOf),
    async roster(teamId) {
      const club = await tools.clubs.get('club', clubId);
      const team = club?.teams.find(({ id }) => id === teamId);
      return club && team ? rosterOf(tools, club, team) : emptyRoster;
    },
    async content(matchId) {
      const match = await tools.clubs.get('match', clubId, matchId);
      const record = await tools.clubs.get('record', clubId, matchId);
      if (match === undefined || record === undefined) return null;
      const { boxScore } = boxScoreOfRecord('', record, match.row);
      const { matchSheet, events } = record;
      return { finished: match.row.status === 'completed', matchSheet, events, boxScore };
    },
    nextTurn: tools.nextTurn,
  };
}

function outlineOf({ row }: StoredMatch): StoredOutline {
  const { id, matchDay: day, opponentName, normalisedOpponent, periods, score } = row;
  return { id, day, opponentName, normalisedOpponent, periods, score };
}

/** What a match and its record are kept as. */
export async function keptMatch(
  tools: ClubTools,
  place: { clubId: string; team: { id: string; name: string }; matchDay: string },
  record: MatchRecord,
  before?: StoredMatch,
): Promise<StoredMatch> {
  const row = matchRowOf(place, record, before?.row);
  return { row, contentHash: await hashOf(tools, record), run: before?.run ?? null };
}

/** SHA-256 (hex) of what was recorded on court. */
export function hashOf(
  { sha256 }: ClubTools,
  { matchSheet, events, given }: MatchRecord,
): Promise<string> {
  return sha256(new TextEncoder().encode(contentText(matchSheet, events, given)));
}

/**
 * Stores one match whole, or nothing of it. What it is to the stored ones is asked again: since it was looked at another
 * tab may have added it. Throws StoreError, but for a full store, which is an outcome.
 */
export async function storeMatch(
  tools: ClubTools,
  adding: Adding,
  match: ToStore,
): Promise<Outcome> {
  try {
    return await storeAlone(tools, adding, match);
  } catch (error) {
    if (!(error instanceof StoreError && error.isFull)) throw error;
    return { kind: 'failed', reason: error.message };
  }
}

function storeAlone(tools: ClubTools, adding: Adding, match: ToStore): Promise<Outcome> {
  const clubId = adding.club.id;
  return tools.alone(clubId, async () => {
    const club = await requireClub(tools, clubId);
    const team = teamIn(club, match.whose.team, tools.newId);
    if (team === null) return { kind: 'failed', reason: 'its team is not there any more' };
    const isNew = !club.teams.includes(team);
    const teamBefore = structuredClone(team);
    const source = lookSource(tools, clubId);
    const outlines = await source.outlines(team.id);
    const content = contentOfFile(match.recorded, match.whose.side);
    const standing = await standingAmong(content, outlines, source.content);
    const deed = deedOf(standing, match.choice, match.day);
    if (deed.kind === 'leave') return { ...deed.outcome, teamId: team.id };
    const undo = await undoOf(tools, adding);
    const matchId = deed.kind === 'add' ? tools.newId() : deed.matchId;
    const before = await tools.clubs.get('match', clubId, matchId);
    const recordBefore = await tools.clubs.get('record', clubId, matchId);
    if (before !== undefined && recordBefore !== undefined) {
      undo.replaced.push({ match: before, record: recordBefore });
    } else undo.added.push(matchId);
    const changes =
      deed.kind === 'move' && before !== undefined
        ? await moved(tools, before, deed.day)
        : await written(tools, { club, team, matchId, day: deed.day, before }, match);
    const came = { ...undo, ...cameWith(undo, isNew ? null : teamBefore, team) };
    await tools.clubs.write([
      ...changes,
      { put: 'club', ids: [clubId], value: changed(withTeam(club, team), 1) },
      { put: 'undo', ids: [clubId], value: came },
    ]);
    const kind = ({ add: 'added', replace: 'replaced', move: 'moved' } as const)[deed.kind];
    return { kind, matchId, teamId: team.id };
  });
}

/** The team that a match is of, perhaps a new one; null where it was deleted meanwhile. */
function teamIn(
  { teams }: StoredClub,
  { id, name }: ToStore['whose']['team'],
  newId: () => string,
): StoredTeam | null {
  if (id !== null) return teams.find((team) => team.id === id) ?? null;
  const wanted = normalisedName(name);
  const known = teams.find((team) => normalisedName(team.name) === wanted);
  return known ?? { id: newId(), name, roster: [], otherNames: {} };
}

function withTeam({ unnamed, ...club }: StoredClub, team: StoredTeam): StoredClub {
  const isKnown = club.teams.some(({ id }) => id === team.id);
  const teams = isKnown
    ? club.teams.map((other) => (other.id === team.id ? team : other))
    : [...club.teams, team];
  return { ...club, teams, name: unnamed ? team.name : club.name };
}

interface Writing {
  club: StoredClub;
  /** Gets the players who are new. */
  team: StoredTeam;
  matchId: string;
  day: string;
  before: StoredMatch | undefined;
}

async function written(
  tools: ClubTools,
  { club, team, matchId, day, before }: Writing,
  { recorded, whose: { side }, choice }: ToStore,
): Promise<Change[]> {
  const clubId = club.id;
  const other = recorded[otherSide(side)];
  // An opponent that was renamed since keeps its name.
  const opponent =
    before === undefined
      ? { id: opponentIdOf(clubId, other.name), name: other.name }
      : { id: before.row.opponentId, name: before.row.opponentName };
  const own = await rosterIds(tools, club, team, recorded[side].players, choice);
  const theirs = await opponentPlayers(tools, club, opponent.id, other.players);
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
  const erased = new Set(erasedOf(club, team.id).map(({ playerId }) => playerId));
  const record = withoutErased(named, erased);
  const match = await keptMatch(tools, { clubId, team, matchDay: day }, record, before);
  return putMatch(match, record);
}
