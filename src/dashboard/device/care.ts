import * as v from 'valibot';
import type { CareDone } from '../../contract/care.ts';
import {
  changeClubSchema,
  changeMatchSchema,
  changeTeamSchema,
  typedNameSchema,
} from '../../contract/care.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { refused } from '../../match-files/care/care-error.ts';
import { setByChange } from '../../match-files/care/match-change.ts';
import { withOpponent } from '../../match-files/care/players-in-records.ts';
import { comparableName, requireTypedName } from '../../match-files/care/typed-name.ts';
import { careOfPlayers } from './care-players.ts';
import { type ClubInCare, takeIntoCare } from './club-in-care.ts';
import { onTheWay } from './stale.ts';
import { type DeviceTools, inCalls, requireClub } from './tools.ts';

/** Looking after what is stored on the device: the calls of the service's care. */
export function createCare(tools: DeviceTools) {
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
        const match = care.matchOf(matchId);
        const set = setByChange(match.row, v.parse(changeMatchSchema, body));
        if (Object.keys(set).length === 0) return 0;
        const after = { ...match, row: { ...match.row, ...set } };
        const isRenamed = after.row.opponentName !== match.row.opponentName;
        const isMoved = after.row.matchDay !== match.row.matchDay;
        care.put(after);
        if (isRenamed) {
          await care.rewrite([matchId], (record) => withOpponent(record, match.row, after.row));
        }
        if (isRenamed || isMoved) care.makeStale([matchId]);
        const others = isMoved ? await onTheWay(tools, match, after) : [];
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
