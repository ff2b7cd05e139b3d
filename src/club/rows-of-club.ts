import { type ClubRowOf, type ClubTable, clubRows } from '../contract/club-file.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import type { WrittenInsights } from '../insights/write-insights.ts';
import { erasedName } from '../match-files/care/erased.ts';
import { boxScoreOfRecord } from '../match-files/stored-match.ts';
import type { StoredClub, StoredMatch } from './club-store.ts';
import { type ClubTools, requireClub, requireRecord } from './tools.ts';

type Rows = { [Table in ClubTable]: AsyncIterable<ClubRowOf<Table>> | Iterable<ClubRowOf<Table>> };

/** A club as the lines of its file, one record at a time. Throws CallError where it is not there. */
export async function* linesOfClub(tools: ClubTools, clubId: string): AsyncGenerator<string> {
  const rows = await rowsOfClub(tools, clubId);
  for (const [table, schema] of Object.entries(clubRows)) {
    yield `${JSON.stringify({ table, columns: Object.keys(schema.entries) })}\n`;
    for await (const row of rows[table as ClubTable]) yield `${JSON.stringify(row)}\n`;
  }
}

async function rowsOfClub(tools: ClubTools, clubId: string): Promise<Rows> {
  const { clubs, newId } = tools;
  const club = await requireClub(tools, clubId);
  const matches = (await clubs.all('match', clubId)).sort((a, b) => (a.row.id < b.row.id ? -1 : 1));
  const ofClub = { club_id: clubId };
  const { id, name, teams, erased = [] } = club;
  const normalised_name = normalisedName(name);
  return {
    clubs: [{ id, name, normalised_name, created_at: madeAt(club, 0), revision: newId() }],
    teams: teams.map((team, index) => ({
      ...ofClub,
      id: team.id,
      name: team.name,
      normalised_name: normalisedName(team.name),
      category: team.category ?? null,
      season: team.season ?? null,
      colour: team.colour ?? null,
      // Teams stand in the order in which they were made.
      created_at: madeAt(club, index),
    })),
    players: teams.flatMap((team) =>
      team.roster.map((player) => ({
        ...ofClub,
        id: player.playerId,
        team_id: team.id,
        name: player.name,
        normalised_name: erased.some(({ playerId }) => playerId === player.playerId)
          ? erasedName.comparable
          : normalisedName(player.name),
        number: player.number ?? null,
        position: player.position ?? null,
        captain: player.captain ?? false,
        created_at: madeAt(club, 0),
      })),
    ),
    player_names: teams.flatMap((team) =>
      Object.entries(team.otherNames).map(([normalised_name, { name, playerId }]) => ({
        ...ofClub,
        team_id: team.id,
        normalised_name,
        name,
        player_id: playerId,
      })),
    ),
    erased_players: erased.map(({ teamId, hash, playerId }) => ({
      ...ofClub,
      team_id: teamId,
      hash,
      player_id: playerId,
    })),
    matches: matches.map(matchRow),
    match_records: recordRows(tools, club, matches),
    insight_runs: matches.flatMap(runRows),
    insights: textRows(tools, clubId, matches),
  };
}

const madeAt = ({ madeAt }: StoredClub, index: number) =>
  new Date(madeAt.getTime() + index).toISOString();

function matchRow({ row, contentHash }: StoredMatch): ClubRowOf<'matches'> {
  return {
    club_id: row.clubId,
    id: row.id,
    team_id: row.teamId,
    starts_at: row.startsAt.toISOString(),
    hour_known: row.hourKnown,
    match_day: row.matchDay,
    status: row.status,
    competition: row.competition,
    round: row.round,
    venue: row.venue,
    home_away: row.homeAway,
    opponent_id: row.opponentId,
    opponent_name: row.opponentName,
    normalised_opponent: row.normalisedOpponent,
    regulation_periods: row.regulationPeriods,
    period_minutes: row.periodMinutes,
    overtime_minutes: row.overtimeMinutes,
    attendance: row.attendance,
    officials: row.officials,
    score: row.score,
    periods: row.periods,
    content_hash: contentHash,
  };
}

async function* recordRows(
  tools: ClubTools,
  { id: clubId, teams }: StoredClub,
  matches: readonly StoredMatch[],
): AsyncGenerator<ClubRowOf<'match_records'>> {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  for (const { row } of matches) {
    const record = await requireRecord(tools, clubId, row.id);
    yield {
      club_id: clubId,
      match_id: row.id,
      match_sheet: record.matchSheet,
      events: record.events,
      box_score: boxScoreOfRecord(names.get(row.teamId) ?? '', record, row).boxScore,
      has_plays: record.given === undefined,
    };
  }
}

function runRows({ row, run }: StoredMatch): ClubRowOf<'insight_runs'>[] {
  if (run === null) return [];
  return [
    {
      club_id: row.clubId,
      match_id: row.id,
      run_id: run.runId,
      status: run.status,
      started_at: run.startedAt.toISOString(),
      generated_at: run.generatedAt?.toISOString() ?? null,
      generated_from: run.generatedFrom,
    },
  ];
}

async function* textRows(
  { clubs }: ClubTools,
  clubId: string,
  matches: readonly StoredMatch[],
): AsyncGenerator<ClubRowOf<'insights'>> {
  for (const { row } of matches) {
    const texts = await clubs.get('texts', clubId, row.id);
    for (const [subject, written] of subjectsOf(texts)) {
      for (const language of ['en', 'es'] as const) {
        yield { club_id: clubId, match_id: row.id, subject, language, ...written[language] };
      }
    }
  }
}

function subjectsOf(texts: WrittenInsights | undefined) {
  return texts === undefined ? [] : [['team', texts.team] as const, ...texts.players];
}
