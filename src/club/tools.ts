import * as v from 'valibot';
import type { MatchRecord } from '../basketball/match-record.ts';
import type { ErrorCode } from '../contract/envelope.ts';
import { AddingError } from '../match-files/adding/adding-error.ts';
import { CareError } from '../match-files/care/care-error.ts';
import type { Scrypt } from '../match-files/care/erased.ts';
import type { Decode } from '../match-files/decode-file.ts';
import type { ClubStore, StoredClub, StoredMatch, StoredTeam } from './club-store.ts';

/** What a club works with. */
export interface ClubTools {
  clubs: ClubStore;
  clock: () => Date;
  /** A UUID that nobody has had yet. */
  newId: () => string;
  /** SHA-256 (hex). */
  sha256(bytes: Uint8Array): Promise<string>;
  scrypt: Scrypt;
  decode: Decode;
  /** Lets other calls have their turn. */
  nextTurn(): Promise<unknown>;
  /** Does work while nobody else does other work of that name. */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Likewise, unless somebody does such work already: then nothing. */
  unlessUnderWay(name: string, work: () => Promise<void>): Promise<void>;
  /** Hears of what failed where nobody waits for it. */
  onFailure(error: unknown): void;
}

/** A call that fails, as the service would say it. */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The club after some of its matches were added or changed, which no saved file knows of yet. */
export function changed(club: StoredClub, matches: number): StoredClub {
  return { ...club, unsaved: (club.unsaved ?? 0) + matches };
}

/** Throws UNAUTHORIZED where the club does not lie on this device, or not any more: it opens nothing. */
export async function requireClub({ clubs }: ClubTools, clubId: string): Promise<StoredClub> {
  const club = await clubs.get('club', clubId);
  if (club === undefined) throw new CallError('UNAUTHORIZED', 'No such club on this device');
  return club;
}

/** Throws NOT_FOUND. */
export function requireTeam(club: StoredClub, teamId: string): StoredTeam {
  const team = club.teams.find(({ id }) => id === teamId);
  if (team === undefined) throw new CallError('NOT_FOUND', 'Team not found');
  return team;
}

/** A match of the club and its team. Throws NOT_FOUND. */
export async function requireMatch(
  tools: ClubTools,
  clubId: string,
  matchId: string,
): Promise<{ club: StoredClub; match: StoredMatch; team: StoredTeam }> {
  const club = await requireClub(tools, clubId);
  const match = await tools.clubs.get('match', clubId, matchId);
  if (match === undefined) throw new CallError('NOT_FOUND', 'Match not found');
  return { club, match, team: requireTeam(club, match.row.teamId) };
}

/** What was recorded of a match that is there. */
export async function requireRecord(
  { clubs }: ClubTools,
  clubId: string,
  matchId: string,
): Promise<MatchRecord> {
  const record = await clubs.get('record', clubId, matchId);
  if (record === undefined) throw new RangeError('A stored match has no record');
  return record;
}

/** Orders matches by when they start. */
export const byStart = ({ row: a }: StoredMatch, { row: b }: StoredMatch) =>
  a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);

const codes = { absent: 'NOT_FOUND', refused: 'INVALID_REQUEST', busy: 'CONFLICT' } as const;

/** Does what a call asks for: what adding and care refuse is the caller's to mend. */
export async function inCalls<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AddingError || error instanceof CareError) {
      throw new CallError(codes[error.reason], error.message);
    }
    if (error instanceof v.ValiError) throw new CallError('INVALID_REQUEST', error.message);
    throw error;
  }
}

/** The matches of a team, by when they start. */
export async function matchesOf(
  { clubs }: ClubTools,
  clubId: string,
  teamId: string,
): Promise<StoredMatch[]> {
  const all = await clubs.all('match', clubId);
  return all.filter(({ row }) => row.teamId === teamId).sort(byStart);
}
