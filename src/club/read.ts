import { byShirtNumber } from '../basketball/shirt-number.ts';
import type { DataOf } from '../contract/endpoints.ts';
import { insightStatusOf } from '../insights/state.ts';
import { withCorrections } from '../match-files/edit/corrections.ts';
import { boxScoreOfRecord, toMatch, withoutPlays } from '../match-files/stored-match.ts';
import type { StoredMatch, StoredTeam } from './documents.ts';
import type { ClubReading } from './store.ts';
import {
  CallError,
  matchesOf,
  requireClub,
  requireMatch,
  requireRecord,
  requireTeam,
  teamsOf,
} from './tools.ts';

/* Reads the club, its teams, rosters, matches, box scores and plays. All functions throw CallError. */

export async function getClub(tx: ClubReading): Promise<DataOf<'getClub'>> {
  const { id, name } = await requireClub(tx);
  return { id, name };
}

export async function listTeams(tx: ClubReading, clubId: string): Promise<DataOf<'listTeams'>> {
  if (clubId !== tx.clubId) throw new CallError('NOT_FOUND', 'Club not found');
  return { teams: (await teamsOf(tx)).map(toTeam) };
}

export async function listRoster(tx: ClubReading, teamId: string): Promise<DataOf<'listRoster'>> {
  const { roster } = await requireTeam(tx, teamId);
  const byName = roster.toSorted(
    (a, b) => compare(a.name, b.name) || compare(a.playerId, b.playerId),
  );
  return { roster: byName.sort(byShirtNumber) };
}

export async function listMatches(tx: ClubReading, teamId: string): Promise<DataOf<'listMatches'>> {
  await requireTeam(tx, teamId);
  const matches = await newestFirst(tx, teamId);
  const runs = new Map((await tx.list('run')).map(({ matchId, status }) => [matchId, status]));
  return {
    matches: matches.map(({ row }) =>
      toMatch(row, insightStatusOf(row.status, runs.get(row.id) ?? null)),
    ),
  };
}

/** The matches of a team, latest first. */
export async function newestFirst(tx: ClubReading, teamId: string): Promise<StoredMatch[]> {
  return (await matchesOf(tx, teamId)).sort(
    ({ row: a }, { row: b }) => b.startsAt.getTime() - a.startsAt.getTime() || compare(a.id, b.id),
  );
}

export async function getBoxScore(
  tx: ClubReading,
  matchId: string,
): Promise<DataOf<'getBoxScore'>> {
  const { row } = await requireMatch(tx, matchId);
  const { name } = await requireTeam(tx, row.teamId);
  const record = await requireRecord(tx, matchId);
  return withCorrections(boxScoreOfRecord(name, record, row).boxScore, record.matchSheet);
}

export async function getPlayByPlay(
  tx: ClubReading,
  matchId: string,
): Promise<DataOf<'getPlayByPlay'>> {
  await requireMatch(tx, matchId);
  const { given, matchSheet, events } = await requireRecord(tx, matchId);
  if (given !== undefined) throw new CallError('NOT_FOUND', withoutPlays);
  return { matchId, matchSheet, events };
}

export const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

function toTeam({ id, name, category, season, colour }: StoredTeam) {
  return { id, name, category, season, colour };
}
