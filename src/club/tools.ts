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

/** A host's functions for its clubs. */
export interface ClubTools {
  store: ClubStore;
  clock: () => Date;
  /** A new UUID. */
  newId: () => string;
  /** SHA-256 (hex). */
  sha256(bytes: Uint8Array): Promise<string>;
  scrypt: Scrypt;
  /** Reads a club's match files. */
  readFiles(clubId: string): ReadingTools['read'];
  /** Lets other calls run. */
  nextTurn(): Promise<unknown>;
  /** Writes the insights of a match. */
  write(input: InsightInput): WrittenInsights;
  /** Starts a run of insights here or in another process, but only once; does not wait for it. */
  haveRun(runId: string, perform: () => Promise<void>): Promise<void>;
  /** How long this process leases a run in the store; null if `haveRun` keeps others away. */
  lease: { holder: string; milliseconds: number } | null;
  /** Names that remain in the host's files after an erasure. */
  erasure: {
    /** Rewrites the files, and waits as long as a caller would. */
    finish(clubId: string): Promise<Erasure>;
    state(clubId: string): Promise<Erasure>;
  };
  /** A club's audit trail; null if the host has none. */
  trail: ((clubId: string) => Promise<Trail>) | null;
  /** Called with background failures. */
  onFailure(error: unknown): void;
}

/** A call's failure with a code of the contract; the message is shown to the caller, so it never repeats ids. */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Headers for HTTP. */
    readonly headers: Record<string, string> = {},
    /** An upstream service's status, instead of the code's. */
    readonly status: number = httpStatusOf[code],
  ) {
    super(message);
  }
}

/** Throws UNAUTHORIZED if the club does not exist, since then its key opens nothing. */
export async function requireClub(tx: ClubReading): Promise<StoredClub> {
  const club = await tx.get('club', tx.clubId);
  if (club === undefined) throw new CallError('UNAUTHORIZED', 'There is no such club');
  return club;
}

/** Throws NOT_FOUND for an unknown team. */
export async function requireTeam(tx: ClubReading, teamId: string): Promise<StoredTeam> {
  const team = await tx.get('team', teamId);
  if (team === undefined) throw new CallError('NOT_FOUND', 'Team not found');
  return team;
}

/** Throws NOT_FOUND for an unknown match. */
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

/** The teams of a club, in order of creation. */
export async function teamsOf(tx: ClubReading): Promise<StoredTeam[]> {
  const teams = await tx.list('team');
  return teams.sort(
    (a, b) => a.madeAt.getTime() - b.madeAt.getTime() || (a.name < b.name ? -1 : 1),
  );
}

/** The matches of a team or the club, by start. */
export async function matchesOf(tx: ClubReading, teamId?: string): Promise<StoredMatch[]> {
  const matches = await tx.list('match', teamId === undefined ? {} : { teamId });
  return matches.sort(
    ({ row: a }, { row: b }) =>
      a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/** Stores a match with its record. */
export async function putMatch(
  { sha256 }: Pick<ClubTools, 'sha256'>,
  tx: ClubTransaction,
  row: StoredMatch['row'],
  record: MatchRecord,
): Promise<void> {
  await tx.put('match', row.id, await storedMatch(sha256, row, record));
  await tx.put('record', row.id, record);
}

/** A match's document, without its record. */
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

/** Counts matches added or changed since the club was last saved. */
export async function noteChanged(tx: ClubTransaction, matches: number): Promise<void> {
  const club = await requireClub(tx);
  await tx.put('club', club.id, { ...club, unsaved: (club.unsaved ?? 0) + matches });
}

const codes = { absent: 'NOT_FOUND', refused: 'INVALID_REQUEST', busy: 'CONFLICT' } as const;

/** Performs a call and turns a RefusedError into a CallError. */
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
