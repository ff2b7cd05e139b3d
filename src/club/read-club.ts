import * as v from 'valibot';
import {
  ClubFileError,
  type ClubRowOf,
  type ClubTable,
  clubRows,
  rowsIn,
} from '../contract/club-file.ts';
import type { Language } from '../contract/language.ts';
import type { WrittenInsight } from '../insights/write-insights.ts';
import { recordOfStored } from '../match-files/stored-match.ts';
import type {
  Documents,
  Kind,
  StoredClub,
  StoredMatch,
  StoredTeam,
  StoredText,
  StoredTexts,
} from './documents.ts';
import { erasedId } from './edit.ts';
import { planId } from './plans.ts';
import type { ClubTransaction } from './store.ts';
import { outlineOf } from './tools.ts';

/** A club in a file. */
export interface ReadClub {
  club: StoredClub;
  /**
   * Reads the rest of the file and puts everything, club included; without a transaction it only reads. Returns the number of
   * matches.
   */
  readRest(tx: Pick<ClubTransaction, 'put'> | null): Promise<number>;
}

/** Reads a club's file up to its club document. This and `readRest` throw ClubFileError if the lines are no complete club. */
export async function readClub(
  lines: AsyncIterable<string[]> | Iterable<string[]>,
): Promise<ReadClub> {
  const documents = documentsIn(lines);
  const first = await documents.next();
  if (first.done || first.value.kind !== 'club') throw noClub();
  const { document: club } = first.value;
  return {
    club,
    async readRest(tx) {
      let matches = 0;
      await tx?.put('club', club.id, club);
      for await (const found of documents) {
        if (found.kind === 'match') matches += 1;
        if (tx !== null) await putFound(tx, found);
      }
      return matches;
    },
  };
}

const noClub = () =>
  new ClubFileError({ reason: 'no club' }, 'The file does not hold one whole club.');

/** A complete document with its kind. */
export type Found = { [Name in Kind]: { kind: Name; id: string; document: Documents[Name] } }[Kind];

// The compiler can't relate kind and document of a union.
const putFound = <Name extends Kind>(
  tx: Pick<ClubTransaction, 'put'>,
  { kind, id, document }: { kind: Name; id: string; document: Documents[Name] },
) => tx.put(kind, id, document);

/** The documents of a file, its club first. Only teams, match rows and the texts of one match are in memory at a time. */
async function* documentsIn(
  lines: AsyncIterable<string[]> | Iterable<string[]>,
): AsyncGenerator<Found> {
  const club = collectClub({ givesUpRuns: true });
  try {
    for await (const { table, rows } of rowsIn(lines, Object.keys(clubRows))) {
      for (const row of rows) yield* club.take(table, JSON.parse(row));
    }
  } catch (error) {
    // The checksum is right, but the content is no club.
    if (error instanceof v.ValiError || error instanceof SyntaxError) throw noClub();
    throw error;
  }
  yield* club.end();
}

type Texts = Map<string, Partial<Record<Language, WrittenInsight>>>;

/**
 * Takes a club's rows one by one and returns the documents completed by each. With `givesUpRuns` an unfinished run becomes
 * failed, since nobody will resume it. All throw ClubFileError and ValiError.
 */
export function collectClub({ givesUpRuns }: { givesUpRuns: boolean }) {
  let clubId: string | null = null;
  const teams = new Map<string, StoredTeam>();
  /** Null once the match's record was read. */
  const matches = new Map<string, Omit<StoredMatch, 'sheet'> | null>();
  const written = new Set<string>();
  let texts: { matchId: string; of: Texts } | null = null;

  const textsUntil = (matchId: string | null): Found[] => {
    if (texts === null || texts.matchId === matchId) return [];
    const { matchId: id, of } = texts;
    texts = null;
    const document = textsOf(of);
    return document === null ? [] : [{ kind: 'texts', id, document }];
  };

  const readers: Record<ClubTable, (row: unknown) => Found[]> = {
    clubs: reader('clubs', ({ id, name, created_at, headings }) => {
      if (clubId !== null) throw noClub();
      clubId = id;
      const document = { id, name, madeAt: new Date(created_at), ...(headings && { headings }) };
      return [{ kind: 'club', id, document }];
    }),
    teams: reader('teams', ({ id, name, category, season, colour, created_at }) => {
      const about = withoutNull({ category, season, colour });
      const madeAt = new Date(created_at);
      teams.set(id, { id, name, ...about, madeAt, roster: [], otherNames: {} });
      return [];
    }),
    players: reader('players', ({ id, team_id, name, number, position, captain }) => {
      const about = withoutNull({ number, position, captain: captain || null });
      there(teams.get(team_id)).roster.push({ playerId: id, name, ...about });
      return [];
    }),
    player_names: reader('player_names', ({ team_id, normalised_name, name, player_id }) => {
      there(teams.get(team_id)).otherNames[normalised_name] = { name, playerId: player_id };
      return [];
    }),
    erased_players: reader('erased_players', ({ team_id: teamId, hash, player_id: playerId }) => [
      { kind: 'erased', id: erasedId(teamId, hash), document: { teamId, hash, playerId } },
    ]),
    matches: reader('matches', (row) => {
      there(teams.get(row.team_id));
      matches.set(row.id, matchOf(row));
      return [];
    }),
    match_records: reader('match_records', ({ match_id: id, has_plays: hasPlays, ...row }) => {
      const { match_sheet: matchSheet, events, box_score: boxScore } = row;
      const match = there(matches.get(id) ?? undefined);
      matches.set(id, null);
      const record = recordOfStored(match.row, { matchSheet, events, boxScore, hasPlays });
      return [
        { kind: 'match', id, document: { ...match, sheet: outlineOf(matchSheet) } },
        { kind: 'record', id, document: record },
      ];
    }),
    insight_runs: reader('insight_runs', (row) => {
      there(matches.has(row.match_id) || undefined);
      const document = {
        matchId: row.match_id,
        runId: row.run_id,
        status: givesUpRuns && row.status === 'generating' ? ('failed' as const) : row.status,
        startedAt: new Date(row.started_at),
        generatedAt: row.generated_at === null ? null : new Date(row.generated_at),
        generatedFrom: row.generated_from,
      };
      return [{ kind: 'run', id: row.match_id, document }];
    }),
    insights: reader('insights', ({ match_id: id, club_id: _, subject, language, ...text }) => {
      const whole = textsUntil(id);
      if (texts === null) {
        // A match's texts must be consecutive: otherwise the second part would replace the first.
        if (written.has(id)) throw noClub();
        written.add(id);
        texts = { matchId: id, of: new Map() };
      }
      texts.of.set(subject, { ...texts.of.get(subject), [language]: text });
      return whole;
    }),
    plans: reader('plans', ({ team_id: teamId, plan, saved_at: savedAt }) => {
      there(teams.get(teamId));
      return [{ kind: 'plan', id: planId(teamId, plan), document: { teamId, plan, savedAt } }];
    }),
  };

  return {
    take(table: string, row: unknown): Found[] {
      const known = Object.entries(readers).find(([name]) => name === table);
      if (known === undefined) throw noClub();
      const ofClub = v.safeParse(v.object({ club_id: v.string() }), row);
      if (ofClub.success && ofClub.output.club_id !== clubId) throw noClub();
      return known[1](row);
    },

    end(): Found[] {
      if (clubId === null || [...matches.values()].some((match) => match !== null)) throw noClub();
      const ofTeams = [...teams].map(([id, document]): Found => ({ kind: 'team', id, document }));
      return [...textsUntil(null), ...ofTeams];
    },
  };
}

/** Validates a row of the table. */
function reader<Table extends ClubTable>(table: Table, take: (row: ClubRowOf<Table>) => Found[]) {
  // The table has the schema for each name.
  const schema = clubRows[table] as unknown as v.GenericSchema<unknown, ClubRowOf<Table>>;
  // The original row is used, since replies preserve the order of an event's fields.
  return (row: unknown) => take({ ...v.parse(schema, row), ...(row as ClubRowOf<Table>) });
}

/** A row that others refer to. Throws ClubFileError if it is missing. */
function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw noClub();
  return found;
}

type WithoutNull<Known> = { [Name in keyof Known]?: NonNullable<Known[Name]> };

function withoutNull<Known extends object>(known: Known): WithoutNull<Known> {
  const told = Object.entries(known).filter(([, value]) => value !== null);
  // The same fields, without null values.
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

function textsOf(written: Texts): StoredTexts | null {
  const whole = new Map(
    [...written].flatMap(([subject, { en, ...others }]): [string, StoredText][] =>
      en === undefined ? [] : [[subject, { en, ...others }]],
    ),
  );
  const team = whole.get('team');
  whole.delete('team');
  return team === undefined ? null : { team, players: Object.fromEntries(whole) };
}
