import type { MatchRecord } from '../basketball/match-record.ts';
import type { Club, RosterEntry, Team } from '../contract/club.ts';
import type { InsightSnapshot } from '../insights/state.ts';
import type { WrittenInsights } from '../insights/write-insights.ts';
import type { MatchRow } from '../match-files/stored-match.ts';

/*
 * What is stored of a club. Little is kept twice: lists come from matches, box scores and plays from records.
 */

/** A team with its players. */
export interface StoredTeam extends Team {
  roster: RosterEntry[];
  /** Other names that match files have for players of the roster, by the normalised one. */
  otherNames: Record<string, { name: string; playerId: string }>;
}

/** A club with its teams, in the order in which they were made. */
export interface StoredClub extends Club {
  madeAt: Date;
  /** Of the club to look around in: the seed that it was invented from. */
  demoSeed?: number;
  /** Nobody has named it yet: it takes the name of its first team. */
  unnamed?: true;
  /** When it was last saved to a file. */
  savedAt?: Date;
  /** How many matches were added or changed since. */
  unsaved?: number;
  teams: StoredTeam[];
  /** What stays of names that were erased, as the service keeps it: see `erased_players` of `club-file.ts`. */
  erased?: { teamId: string; hash: string; playerId: string }[];
}

/** A match without what was recorded on court, and the latest run of its insights. */
export interface StoredMatch {
  row: MatchRow;
  /** SHA-256 (hex) of what was recorded on court: insights written for another hash are stale. */
  contentHash: string;
  run: InsightSnapshot['run'];
}

/** What it takes to undo the last adding. */
export interface StoredUndo {
  addingId: string;
  addedAt: Date;
  added: string[];
  /** The latest last. */
  replaced: { match: StoredMatch; record: MatchRecord }[];
  /** The ids of the players and teams that came with the matches: they go where nothing else names them. */
  players: string[];
  teams: string[];
  /** The other names that were learnt of players of the roster, normalised. */
  names: { teamId: string; name: string }[];
}

/** What is kept, by kind; the ids that name one of each kind stand beside it. */
export interface Kept {
  /** By the club's id. */
  club: StoredClub;
  /** By the club's and the match's. */
  match: StoredMatch;
  /** Likewise. */
  record: MatchRecord;
  /** Likewise. */
  texts: WrittenInsights;
  /** By the club's id. */
  undo: StoredUndo;
}
export type Kind = keyof Kept;

/** One change: something is put, or everything goes whose ids begin with some. */
export type Change =
  | { [Name in Kind]: { put: Name; ids: readonly string[]; value: Kept[Name] } }[Kind]
  | { remove: Kind; ids: readonly string[] };

/** Why a store kept nothing; the message is for people. */
export class StoreError extends Error {
  constructor(
    message: string,
    readonly isFull: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Where clubs are stored. All throw StoreError. */
export interface ClubStore {
  get<Name extends Kind>(kind: Name, ...ids: string[]): Promise<Kept[Name] | undefined>;
  /** All of a kind whose ids begin with these. */
  all<Name extends Kind>(kind: Name, ...ids: string[]): Promise<Kept[Name][]>;
  /** Makes all of the changes, in their order, or none. */
  write(changes: readonly Change[]): Promise<void>;
}

/** Puts a match, its record beside it. */
export function putMatch(match: StoredMatch, record: MatchRecord): Change[] {
  const ids = [match.row.clubId, match.row.id];
  return [putRow(match), { put: 'record', ids, value: record }];
}

/** Puts a match, whose record stays. */
export function putRow(value: StoredMatch): Change {
  return { put: 'match', ids: [value.row.clubId, value.row.id], value };
}
