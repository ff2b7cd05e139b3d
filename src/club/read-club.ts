import * as v from 'valibot';
import type { MatchRecord } from '../basketball/match-record.ts';
import { type ClubRowOf, type ClubTable, clubRows, splitByTable } from '../contract/club-file.ts';
import type { Language } from '../contract/language.ts';
import type { WrittenInsight } from '../insights/write-insights.ts';
import { recordOfStored } from '../match-files/stored-match.ts';
import type {
  Documents,
  Kind,
  StoredClub,
  StoredErased,
  StoredMatch,
  StoredRun,
  StoredTeam,
  StoredTexts,
} from './documents.ts';
import { erasedId } from './edit.ts';
import type { ClubTransaction } from './store.ts';
import { outlineOf } from './tools.ts';

/** Why a file is not opened; `version` = that of a newer build's data. */
export type Refusal =
  | { reason: 'no club' }
  | { reason: 'newer'; version: number }
  | { reason: 'newer format' }
  | { reason: 'damaged' };

/** A file that is no club, is damaged or a newer build's. */
export class ClubFileError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

/** A club out of a file. */
export interface ReadClub {
  club: StoredClub;
  /** How many. */
  matches: number;
  /** Stores it. */
  put(tx: ClubTransaction): Promise<void>;
}

/** Reads the lines of a club's file to their end. Throws ClubFileError if they are no whole club. */
export async function readClub(lines: AsyncIterable<string> | Iterable<string>): Promise<ReadClub> {
  const club = collector();
  try {
    let table: string | null = null;
    for await (const line of lines) {
      const [piece] = splitByTable([line]);
      if (piece !== undefined && 'table' in piece) table = piece.table;
      else club.take(table, JSON.parse(line));
    }
  } catch (error) {
    // Its sum fits: whoever wrote it wrote no club.
    if (error instanceof v.ValiError || error instanceof SyntaxError) throw noClub();
    throw error;
  }
  return club.whole();
}

const noClub = () => new ClubFileError({ reason: 'no club' });

type Texts = Map<string, Partial<Record<Language, WrittenInsight>>>;

/** Takes the rows of a club one after the other. All throw ClubFileError and ValiError. */
function collector() {
  const clubs: StoredClub[] = [];
  const teams = new Map<string, StoredTeam>();
  const matches = new Map<string, Omit<StoredMatch, 'sheet'>>();
  const records = new Map<string, MatchRecord>();
  const runs: StoredRun[] = [];
  const texts = new Map<string, Texts>();
  const erased: StoredErased[] = [];

  const readers: Record<ClubTable, (row: unknown) => void> = {
    clubs: reader('clubs', ({ id, name, created_at }) => {
      clubs.push({ id, name, madeAt: new Date(created_at) });
    }),
    teams: reader('teams', ({ id, name, category, season, colour, created_at }) => {
      const about = withoutNull({ category, season, colour });
      const madeAt = new Date(created_at);
      teams.set(id, { id, name, ...about, madeAt, roster: [], otherNames: {} });
    }),
    players: reader('players', ({ id, team_id, name, number, position, captain }) => {
      const about = withoutNull({ number, position, captain: captain || null });
      there(teams.get(team_id)).roster.push({ playerId: id, name, ...about });
    }),
    player_names: reader('player_names', ({ team_id, normalised_name, name, player_id }) => {
      there(teams.get(team_id)).otherNames[normalised_name] = { name, playerId: player_id };
    }),
    erased_players: reader('erased_players', ({ team_id: teamId, hash, player_id: playerId }) => {
      erased.push({ teamId, hash, playerId });
    }),
    matches: reader('matches', (row) => {
      there(teams.get(row.team_id));
      matches.set(row.id, matchOf(row));
    }),
    match_records: reader('match_records', ({ match_id, has_plays: hasPlays, ...row }) => {
      const { match_sheet: matchSheet, events, box_score: boxScore } = row;
      const match = there(matches.get(match_id));
      const record = { matchSheet, events, boxScore, hasPlays };
      records.set(match_id, recordOfStored(match.row, record));
    }),
    insight_runs: reader('insight_runs', (row) => {
      there(matches.get(row.match_id));
      runs.push(runOf(row));
    }),
    insights: reader('insights', ({ match_id, subject, language, summary, ratings }) => {
      const written: Texts = texts.get(match_id) ?? new Map();
      written.set(subject, { ...written.get(subject), [language]: { summary, ratings } });
      texts.set(match_id, written);
    }),
  };

  return {
    take(table: string | null, row: unknown): void {
      const known = Object.entries(readers).find(([name]) => name === table);
      if (known === undefined) throw noClub();
      const ofClub = v.safeParse(v.object({ club_id: v.string() }), row);
      if (ofClub.success && ofClub.output.club_id !== clubs[0]?.id) throw noClub();
      known[1](row);
    },

    whole(): ReadClub {
      const [club, another] = clubs;
      if (club === undefined || another !== undefined) throw noClub();
      const documents: ((tx: ClubTransaction) => Promise<void>)[] = [];
      const put = <Name extends Kind>(kind: Name, id: string, document: Documents[Name]) =>
        documents.push((tx) => tx.put(kind, id, document));
      put('club', club.id, club);
      for (const team of teams.values()) put('team', team.id, team);
      for (const row of erased) put('erased', erasedId(row.teamId, row.hash), row);
      for (const run of runs) put('run', run.matchId, run);
      for (const match of matches.values()) {
        const { id } = match.row;
        const record = there(records.get(id));
        put('match', id, { ...match, sheet: outlineOf(record.matchSheet) });
        put('record', id, record);
        const written = textsOf(texts.get(id));
        if (written !== null) put('texts', id, written);
      }
      return {
        club,
        matches: matches.size,
        async put(tx) {
          for (const document of documents) await document(tx);
        },
      };
    },
  };
}

/** Reads a row of the table. */
function reader<Table extends ClubTable>(table: Table, take: (row: ClubRowOf<Table>) => void) {
  // The table gives each of its names the schema of its rows.
  const schema = clubRows[table] as unknown as v.GenericSchema<unknown, ClubRowOf<Table>>;
  return (row: unknown) => take(v.parse(schema, row));
}

/** What other rows stand on. */
function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw noClub();
  return found;
}

type WithoutNull<Known> = { [Name in keyof Known]?: NonNullable<Known[Name]> };

function withoutNull<Known extends object>(known: Known): WithoutNull<Known> {
  const told = Object.entries(known).filter(([, value]) => value !== null);
  // The same fields, but for those that are null.
  return Object.fromEntries(told) as WithoutNull<Known>;
}

function matchOf(row: ClubRowOf<'matches'>): Omit<StoredMatch, 'sheet'> {
  return {
    row: {
      clubId: row.club_id,
      id: row.id,
      teamId: row.team_id,
      startsAt: new Date(row.starts_at),
      hourKnown: row.hour_known,
      matchDay: row.match_day,
      status: row.status,
      competition: row.competition,
      round: row.round,
      venue: row.venue,
      homeAway: row.home_away,
      opponentId: row.opponent_id,
      opponentName: row.opponent_name,
      normalisedOpponent: row.normalised_opponent,
      regulationPeriods: row.regulation_periods,
      periodMinutes: row.period_minutes,
      overtimeMinutes: row.overtime_minutes,
      attendance: row.attendance,
      officials: row.officials,
      score: row.score,
      periods: row.periods,
    },
    contentHash: row.content_hash,
  };
}

/** A run under way is not in the file: it can be asked for again. */
function runOf(run: ClubRowOf<'insight_runs'>): StoredRun {
  return {
    matchId: run.match_id,
    runId: run.run_id,
    status: run.status === 'generating' ? 'failed' : run.status,
    startedAt: new Date(run.started_at),
    generatedAt: run.generated_at === null ? null : new Date(run.generated_at),
    generatedFrom: run.generated_from,
  };
}

function textsOf(written: Texts | undefined): StoredTexts | null {
  const whole = new Map(
    [...(written ?? [])].flatMap(([subject, { en, es = en }]) =>
      en === undefined || es === undefined ? [] : [[subject, { en, es }]],
    ),
  );
  const team = whole.get('team');
  whole.delete('team');
  return team === undefined ? null : { team, players: Object.fromEntries(whole) };
}
