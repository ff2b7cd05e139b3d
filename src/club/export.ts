import { type ClubRowOf, type ClubTable, clubRows } from '../contract/club-file.ts';
import { languages } from '../contract/language.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { erasedName } from '../match-files/edit/erased.ts';
import { boxScoreOfRecord } from '../match-files/stored-match.ts';
import type { StoredMatch } from './documents.ts';
import type { ClubReading } from './store.ts';
import { type ClubTools, requireClub, requireRecord, teamsOf } from './tools.ts';

type Rows = { [Table in ClubTable]: AsyncIterable<ClubRowOf<Table>> | Iterable<ClubRowOf<Table>> };

/** The lines of a club's file, one record at a time. Throws CallError for an unknown club. */
export async function* linesOfClub(
  { newId }: Pick<ClubTools, 'newId'>,
  tx: ClubReading,
): AsyncGenerator<string> {
  const rows = await rowsOfClub(tx, newId());
  for (const [table, schema] of Object.entries(clubRows)) {
    yield `${JSON.stringify({ table, columns: Object.keys(schema.entries) })}\n`;
    for await (const row of rows[table as ClubTable]) yield `${JSON.stringify(row)}\n`;
  }
}

async function rowsOfClub(tx: ClubReading, revision: string): Promise<Rows> {
  const { id, name, madeAt, headings } = await requireClub(tx);
  const teams = await teamsOf(tx);
  const erased = await tx.list('erased');
  const matches = await tx.list('match');
  const names = new Map(teams.map((team) => [team.id, team.name]));
  const ofClub = { club_id: id };
  const created_at = madeAt.toISOString();
  const normalised_name = normalisedName(name);
  return {
    clubs: [{ id, name, normalised_name, created_at, revision, headings }],
    teams: teams.map((team) => ({
      ...ofClub,
      id: team.id,
      name: team.name,
      normalised_name: normalisedName(team.name),
      category: team.category ?? null,
      season: team.season ?? null,
      colour: team.colour ?? null,
      created_at: team.madeAt.toISOString(),
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
        created_at,
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
    match_records: recordRows(tx, matches, names),
    insight_runs: (await tx.list('run')).map((run) => ({
      ...ofClub,
      match_id: run.matchId,
      run_id: run.runId,
      status: run.status,
      started_at: run.startedAt.toISOString(),
      generated_at: run.generatedAt?.toISOString() ?? null,
      generated_from: run.generatedFrom,
    })),
    insights: textRows(tx, matches),
    plans: (await tx.list('plan')).map(({ teamId, plan, savedAt }) => ({
      ...ofClub,
      team_id: teamId,
      plan,
      saved_at: savedAt,
    })),
  };
}

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
  tx: ClubReading,
  matches: readonly StoredMatch[],
  names: ReadonlyMap<string, string>,
): AsyncGenerator<ClubRowOf<'match_records'>> {
  for (const { row } of matches) {
    const record = await requireRecord(tx, row.id);
    yield {
      club_id: row.clubId,
      match_id: row.id,
      match_sheet: record.matchSheet,
      events: record.events,
      box_score: boxScoreOfRecord(names.get(row.teamId) ?? '', record, row).boxScore,
      has_plays: record.given === undefined,
    };
  }
}

async function* textRows(
  tx: ClubReading,
  matches: readonly StoredMatch[],
): AsyncGenerator<ClubRowOf<'insights'>> {
  for (const { row } of matches) {
    const texts = await tx.get('texts', row.id);
    if (texts === undefined) continue;
    const subjects = [['team', texts.team] as const, ...Object.entries(texts.players)];
    for (const [subject, written] of subjects) {
      for (const language of languages) {
        const text = written[language];
        if (text === undefined) continue;
        yield { club_id: row.clubId, match_id: row.id, subject, language, ...text };
      }
    }
  }
}
