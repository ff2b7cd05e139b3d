import type { MatchRecord } from '../basketball/match-record.ts';
import type { Erasure, Trail } from '../contract/edits.ts';
import { type ErrorCode, httpStatusOf } from '../contract/envelope.ts';
import type { InsightInput, WrittenInsights } from '../insights/write-insights.ts';
import type { Scrypt } from '../match-files/edit/erased.ts';
import type { ReadingTools } from '../match-files/read-files.ts';
import { RefusedError } from '../match-files/refused-error.ts';
import { contentText } from '../match-files/stored-match.ts';
import type { StoredClub, StoredMatch, StoredTeam } from './documents.ts';
import type { ClubReading, ClubStore, ClubTransaction } from './store.ts';

/** What a club works with. */
export interface ClubTools {
  store: ClubStore;
  clock: () => Date;
  /** A UUID that nobody has had yet. */
  newId: () => string;
  /** SHA-256 (hex). */
  sha256(bytes: Uint8Array): Promise<string>;
  scrypt: Scrypt;
  /** Reads a club's match files. */
  readFiles(clubId: string): ReadingTools['read'];
  /** Lets other calls have their turn. */
  nextTurn(): Promise<unknown>;
  /** Writes the texts of a match. */
  write(input: InsightInput): WrittenInsights;
  /** Has a run of insights performed, here or elsewhere, by one of all who hear of it; the call that asks does not wait. */
  haveRun(runId: string, perform: () => Promise<void>): Promise<void>;
  /** How this process holds a run in the store while it performs it; null where `haveRun` keeps others away. */
  lease: { holder: string; milliseconds: number } | null;
  /** What an erasure leaves in the host's files, beyond the documents. */
  erasure: {
    /** Has the files rewritten, and waits for it as long as a caller does. */
    finish(clubId: string): Promise<Erasure>;
    state(clubId: string): Promise<Erasure>;
  };
  /** A club's trail of edits; null if the host has none. */
  trail: ((clubId: string) => Promise<Trail>) | null;
  /** Called with failures that no caller waits for. */
  onFailure(error: unknown): void;
}

/** A call that fails with a code of the contract; the message is shown to the caller, so it never repeats ids. */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What HTTP sends with it. */
    readonly headers: Record<string, string> = {},
    /** Sent instead of the code's own: an upstream service's. */
    readonly status: number = httpStatusOf[code],
  ) {
    super(message);
  }
}

/** Throws UNAUTHORIZED where the club is not there, or not any more: its id opens nothing. */
export async function requireClub(tx: ClubReading): Promise<StoredClub> {
  const club = await tx.get('club', tx.clubId);
  if (club === undefined) throw new CallError('UNAUTHORIZED', 'There is no such club');
  return club;
}

/** Throws NOT_FOUND. */
export async function requireTeam(tx: ClubReading, teamId: string): Promise<StoredTeam> {
  const team = await tx.get('team', teamId);
  if (team === undefined) throw new CallError('NOT_FOUND', 'Team not found');
  return team;
}

/** Throws NOT_FOUND. */
export async function requireMatch(tx: ClubReading, matchId: string): Promise<StoredMatch> {
  const match = await tx.get('match', matchId);
  if (match === undefined) throw new CallError('NOT_FOUND', 'Match not found');
  return match;
}

/** The record of a stored match. */
export async function requireRecord(tx: ClubReading, matchId: string): Promise<MatchRecord> {
  const record = await tx.get('record', matchId);
  if (record === undefined) throw new RangeError(`The stored match ${matchId} has no record`);
  return record;
}

/** The teams of a club, in the order in which they were made. */
export async function teamsOf(tx: ClubReading): Promise<StoredTeam[]> {
  const teams = await tx.list('team');
  return teams.sort(
    (a, b) => a.madeAt.getTime() - b.madeAt.getTime() || (a.name < b.name ? -1 : 1),
  );
}

/** The matches of a team, or of the club, by when they start. */
export async function matchesOf(tx: ClubReading, teamId?: string): Promise<StoredMatch[]> {
  const matches = await tx.list('match', teamId === undefined ? {} : { teamId });
  return matches.sort(
    ({ row: a }, { row: b }) =>
      a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/** Puts a match of that row, with its record beside it. */
export async function putMatch(
  { sha256 }: Pick<ClubTools, 'sha256'>,
  tx: ClubTransaction,
  row: StoredMatch['row'],
  record: MatchRecord,
): Promise<void> {
  await tx.put('match', row.id, await storedMatch(sha256, row, record));
  await tx.put('record', row.id, record);
}

/** A match's document besides its record. */
export async function storedMatch(
  sha256: ClubTools['sha256'],
  row: StoredMatch['row'],
  { matchSheet, events, given }: MatchRecord,
): Promise<StoredMatch> {
  const text = new TextEncoder().encode(contentText(matchSheet, events, given));
  return { row, contentHash: await sha256(text), sheet: outlineOf(matchSheet) };
}

/** The names on a sheet. */
export function outlineOf({ team, opponent }: MatchRecord['matchSheet']): StoredMatch['sheet'] {
  const entryOf = ({ playerId, name, number }: (typeof team)[number]) => ({
    playerId,
    name,
    ...(number === undefined ? {} : { number }),
  });
  return { team: team.map(entryOf), opponent: opponent.map(entryOf) };
}

/** Some more matches were added or changed, which no saved file knows of yet. */
export async function noteChanged(tx: ClubTransaction, matches: number): Promise<void> {
  const club = await requireClub(tx);
  await tx.put('club', club.id, { ...club, unsaved: (club.unsaved ?? 0) + matches });
}

const codes = { absent: 'NOT_FOUND', refused: 'INVALID_REQUEST', busy: 'CONFLICT' } as const;

/** Performs a call. A refusal becomes the call's error, for the caller to mend. */
export async function inCalls<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedError) {
      throw new CallError(codes[error.reason], error.message);
    }
    throw error;
  }
}
