import * as v from 'valibot';
import type { CareDone } from '../contract/care.ts';
import {
  changeClubSchema,
  changeMatchSchema,
  changeTeamSchema,
  typedNameSchema,
} from '../contract/care.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { refused } from '../match-files/care/care-error.ts';
import {
  namedIn,
  recordAfter,
  type SwappedPlayers,
  setByChange,
  swapOf,
} from '../match-files/care/match-change.ts';
import { comparableName, requireTypedName } from '../match-files/care/typed-name.ts';
import type { MatchRow } from '../match-files/stored-match.ts';
import { careOfPlayers } from './care-players.ts';
import { type ClubInCare, takeIntoCare } from './club-in-care.ts';
import { erasedOf, opponentPlayers, rosterIds } from './roster.ts';
import { onTheWay } from './stale.ts';
import { type ClubTools, inCalls, requireClub } from './tools.ts';

/** Looking after what is stored on the device: the calls of the service's care. */
export function createCare(tools: ClubTools) {
  /** Does one act of care, all of it or nothing, while nobody else changes the club; `work` says how many matches it changed. */
  const act = (clubId: string, work: (care: ClubInCare) => Promise<number>): Promise<CareDone> =>
    tools.alone(clubId, () =>
      inCalls(async () => {
        const care = await takeIntoCare(tools, clubId);
        const matches = await work(care);
        await care.write();
        return { matches };
      }),
    );
  const read = <Result>(clubId: string, work: (care: ClubInCare) => Result) =>
    inCalls(async () => work(await takeIntoCare(tools, clubId)));

  return {
    ...careOfPlayers(tools, act, read),

    changeClub: (clubId: string, body: unknown) =>
      act(clubId, async ({ club }) => {
        const { name } = v.parse(changeClubSchema, body);
        comparableName(name);
        club.name = name;
        delete club.unnamed;
        return 0;
      }),

    /** Texts name the team, and advise by its category: those written before are stale then. */
    changeTeam: (clubId: string, teamId: string, body: unknown) =>
      act(clubId, async (care) => {
        const { name, category, season } = v.parse(changeTeamSchema, body);
        const team = care.teamOf(teamId);
        const isRenamed = name !== undefined && name !== team.name;
        const isStale = isRenamed || (category !== undefined && category !== team.category);
        if (isRenamed) {
          requireFree(care, teamId, name);
          team.name = name;
        }
        if (category !== undefined) team.category = category;
        if (season !== undefined) team.season = season;
        const matchIds = care.matchIdsOf(teamId);
        if (isStale) care.makeStale(matchIds);
        if (!isRenamed) return 0;
        care.closeUndo(matchIds);
        return matchIds.length;
      }),

    deleteTeam: (clubId: string, teamId: string, body: unknown) =>
      act(clubId, async (care) => {
        const { club } = care;
        requireTypedName(v.parse(typedNameSchema, body).name, care.teamOf(teamId).name);
        const matchIds = care.matchIdsOf(teamId);
        care.deleteMatches(matchIds);
        club.teams = club.teams.filter(({ id }) => id !== teamId);
        club.erased = club.erased?.filter((row) => row.teamId !== teamId) ?? [];
        return matchIds.length;
      }),

    changeMatch: (clubId: string, matchId: string, body: unknown) =>
      act(clubId, async (care) => {
        const change = v.parse(changeMatchSchema, body);
        const match = care.matchOf(matchId);
        const before = match.row;
        const set = setByChange(before, change);
        if (Object.keys(set).length === 0) return 0;
        const after = { ...before, ...set };
        const players = change.swapSides ? await swappedPlayers(tools, care, after) : null;
        const isOther = players !== null || after.status !== before.status;
        const isRenamed = after.opponentName !== before.opponentName;
        const isMoved = after.matchDay !== before.matchDay;
        care.put({ ...match, row: after });
        if (isRenamed || isOther) {
          const { name } = care.teamOf(after.teamId);
          await care.rewrite([matchId], (record) =>
            recordAfter(record, { before, after, players }, name),
          );
        }
        if (players !== null) await removeOwn(care, before, [...players.keys()]);
        if (isRenamed || isMoved || isOther) care.makeStale([matchId]);
        const others =
          isMoved || isOther ? await onTheWay(tools, match, { ...match, row: after }, isOther) : [];
        care.makeStale(others.map(({ row }) => row.id));
        care.closeUndo([matchId]);
        return 1;
      }),

    deleteMatch: (clubId: string, matchId: string, body: unknown) =>
      act(clubId, async (care) => {
        const { name } = v.parse(typedNameSchema, body);
        requireTypedName(name, care.matchOf(matchId).row.opponentName);
        care.deleteMatches([matchId]);
        return 1;
      }),

    /** Throws CallError unless the club's name was typed. */
    confirmClub: (clubId: string, body: unknown) =>
      inCalls(async () => {
        const { name } = await requireClub(tools, clubId);
        requireTypedName(v.parse(typedNameSchema, body).name, name);
      }),
  };
}

function requireFree({ club }: ClubInCare, teamId: string, name: string): void {
  const wanted = comparableName(name);
  const other = club.teams.find(
    (team) => team.id !== teamId && normalisedName(team.name) === wanted,
  );
  if (other !== undefined) throw refused(`The club has a team "${other.name}" already`);
}

/** The players of a match that is about to be seen from its other side: ours join the roster, theirs get an opponent's ids. */
async function swappedPlayers(
  tools: ClubTools,
  care: ClubInCare,
  { id, teamId, opponentId }: MatchRow,
): Promise<SwappedPlayers> {
  const { club } = care;
  const { team, opponent } = care.sheetOf(id);
  const [ours, theirs] = [namedIn(opponent), namedIn(team)];
  const own = await rosterIds(tools, club, care.teamOf(teamId), ours, {});
  const other = await opponentPlayers(tools, club, opponentId, theirs);
  return swapOf(
    { ours, theirs },
    own,
    other,
    new Set(erasedOf(club, teamId).map(({ playerId }) => playerId)),
  );
}

/** Removes what was written of players who are not ours in a match any more, and those whom no other match has. */
async function removeOwn(
  care: ClubInCare,
  { id, teamId }: MatchRow,
  playerIds: readonly string[],
): Promise<void> {
  await care.forgetPlayerTexts([id], ...playerIds);
  const team = care.teamOf(teamId);
  const named = new Set(care.played(teamId, playerIds).map(({ playerId }) => playerId));
  const erased = new Set(erasedOf(care.club, teamId).map(({ playerId }) => playerId));
  const isGoing = (playerId: string) =>
    playerIds.includes(playerId) && !named.has(playerId) && !erased.has(playerId);
  team.roster = team.roster.filter(({ playerId }) => !isGoing(playerId));
  team.otherNames = Object.fromEntries(
    Object.entries(team.otherNames).filter(([, { playerId }]) => !isGoing(playerId)),
  );
}
