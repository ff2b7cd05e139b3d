import { byShirtNumber } from '../basketball/shirt-number.ts';
import type { DataOf } from '../contract/endpoints.ts';
import { insightStatusOf } from '../insights/state.ts';
import { boxScoreOfRecord, toMatch, withoutPlays } from '../match-files/stored-match.ts';
import type { StoredTeam } from './club-store.ts';
import {
  CallError,
  type ClubTools,
  matchesOf,
  requireClub,
  requireMatch,
  requireRecord,
  requireTeam,
} from './tools.ts';

/** The club, its teams, rosters, matches, box scores and plays, as the service would send them. */
export function createReads(tools: ClubTools) {
  return {
    async getClub(clubId: string): Promise<DataOf<'getClub'>> {
      const { id, name } = await requireClub(tools, clubId);
      return { id, name };
    },

    async listTeams(clubId: string, wanted: string): Promise<DataOf<'listTeams'>> {
      const { teams } = await requireClub(tools, clubId);
      if (wanted !== clubId) throw new CallError('NOT_FOUND', 'Club not found');
      return { teams: teams.map(toTeam) };
    },

    async listRoster(clubId: string, teamId: string): Promise<DataOf<'listRoster'>> {
      const { roster } = requireTeam(await requireClub(tools, clubId), teamId);
      const byName = roster.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { roster: byName.sort(byShirtNumber) };
    },

    async listMatches(clubId: string, teamId: string): Promise<DataOf<'listMatches'>> {
      requireTeam(await requireClub(tools, clubId), teamId);
      const matches = await matchesOf(tools, clubId, teamId);
      const newestFirst = matches.sort(
        ({ row: a }, { row: b }) =>
          b.startsAt.getTime() - a.startsAt.getTime() || (a.id < b.id ? -1 : 1),
      );
      return {
        matches: newestFirst.map(({ row, run }) =>
          toMatch(row, insightStatusOf(row.status, run?.status ?? null)),
        ),
      };
    },

    async getBoxScore(clubId: string, matchId: string): Promise<DataOf<'getBoxScore'>> {
      const { match, team } = await requireMatch(tools, clubId, matchId);
      const record = await requireRecord(tools, clubId, matchId);
      return boxScoreOfRecord(team.name, record, match.row).boxScore;
    },

    async getPlayByPlay(clubId: string, matchId: string): Promise<DataOf<'getPlayByPlay'>> {
      await requireMatch(tools, clubId, matchId);
      const { given, matchSheet, events } = await requireRecord(tools, clubId, matchId);
      if (given !== undefined) throw new CallError('NOT_FOUND', withoutPlays);
      return { matchId, matchSheet, events };
    },
  };
}

function toTeam({ roster: _, otherNames: __, ...team }: StoredTeam) {
  return team;
}
