import * as v from 'valibot';
import type { MatchRecord } from '../basketball/match-record.ts';
import { type Headings, headingsSchema } from '../contract/adding.ts';
import type { Club, RosterEntry, Team } from '../contract/club.ts';
import type { ByLanguage } from '../contract/language.ts';
import type { MatchSheet } from '../contract/play-by-play.ts';
import { planSchema, type StoredPlan } from '../contract/playing-time.ts';
import type { InsightSnapshot } from '../insights/state.ts';
import type { WrittenInsight } from '../insights/write-insights.ts';
import type { MatchRow } from '../match-files/stored-match.ts';

/* A club as documents. Lists are derived from matches, box scores and plays from records. */

export interface StoredClub extends Club {
  madeAt: Date;
  /** For the demo club: the seed it was simulated from. */
  demoSeed?: number;
  /** Not named yet: it takes the name of its first team. */
  unnamed?: true;
  /** When it was last saved to a file. */
  savedAt?: Date;
  /** The number of matches added or changed since. */
  unsaved?: number;
  /** The meanings of the club's table headings. */
  headings?: Headings;
}

/** A team with its players. */
export interface StoredTeam extends Team {
  madeAt: Date;
  roster: RosterEntry[];
  /** Other names of roster players in match files, by normalised name. */
  otherNames: Record<string, { name: string; playerId: string }>;
}

/** A match's data for lists, and the names on its sheet. */
export interface StoredMatch {
  row: MatchRow;
  /** SHA-256 (hex) of the recorded plays: insights written for another hash are stale. */
  contentHash: string;
  sheet: { [Side in keyof MatchSheet]: OutlineEntry[] };
}

/** A player on a match sheet. */
export interface OutlineEntry {
  playerId: string;
  name: string;
  number?: string;
}

/** The latest run of a match's insights. */
export interface StoredRun extends NonNullable<InsightSnapshot['run']> {
  matchId: string;
  /** How often it was begun: a run that crashes the process each time is abandoned. */
  begun?: number;
  /** The process that performs it, and until when others leave it alone. */
  lease?: { holder: string; until: Date };
}

/** The texts of the last successful run, players by id. */
export interface StoredTexts {
  team: StoredText;
  players: Record<string, StoredText>;
}

/** A text by language; texts from before Spanish are only in English. */
export type StoredText = Partial<ByLanguage<WrittenInsight>> & { en: WrittenInsight };

/** The last addition of match files: what undoing it needs, besides the replaced matches. */
export interface StoredAdding {
  addingId: string;
  addedAt: Date;
  /** The ids of the new matches. */
  added: string[];
  /** The ids of replaced or moved matches; their previous states are documents of the kind `undo`. */
  replaced: string[];
  /** The ids of players and teams that came with the matches: undoing removes those that no other match names. */
  players: string[];
  teams: string[];
  /** Normalised other names that were learnt for roster players. */
  names: { teamId: string; name: string }[];
}

/** A match as it was before the last addition. */
export interface StoredUndo {
  match: StoredMatch;
  record: MatchRecord;
}

/** The trace of an erased name: see `erased_players` in `club-file.ts`. */
export interface StoredErased {
  teamId: string;
  hash: string;
  playerId: string;
}

/** The plan of playing time of a team's match. */
export interface StoredTeamPlan extends StoredPlan {
  teamId: string;
}

/** The documents of a club, by kind. */
export interface Documents {
  /** By the club's id. */
  club: StoredClub;
  /** By the team's id. */
  team: StoredTeam;
  /** By the match's id, like the next four. */
  match: StoredMatch;
  record: MatchRecord;
  run: StoredRun;
  texts: StoredTexts;
  undo: StoredUndo;
  /** At most one, by the club's id. */
  adding: StoredAdding;
  /** By team and hash. */
  erased: StoredErased;
  /** By the match's id, or by team and day. */
  plan: StoredTeamPlan;
}
export type Kind = keyof Documents;

/** A document that can't be read, with its `club` and `id`. */
export class DocumentError extends Error {
  constructor(kind: Kind, club: string, id: string, why: string) {
    super(`The ${kind} ${id} of the club ${club} can’t be read: ${why}`);
  }
}

/** A point in time: text in a store of JSON, a Date in a store of values. */
const moment = v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]);
const entry = v.looseObject({ playerId: v.string(), name: v.string() });
const sides = v.object({ team: v.array(entry), opponent: v.array(entry) });
const row = v.looseObject({
  clubId: v.string(),
  id: v.string(),
  teamId: v.string(),
  startsAt: moment,
  matchDay: v.string(),
  status: v.string(),
  opponentId: v.string(),
  opponentName: v.string(),
  periods: v.array(v.unknown()),
});
const match = v.looseObject({ row, contentHash: v.string(), sheet: sides });
const record = v.looseObject({
  id: v.string(),
  fixture: v.looseObject({ status: v.string(), opponent: v.looseObject({ name: v.string() }) }),
  matchSheet: sides,
  events: v.array(v.looseObject({ period: v.number(), type: v.string() })),
});
const text = v.looseObject({});
const written = v.object({ en: text, es: v.exactOptional(text) });
const ids = v.array(v.string());

/** The fields that each kind must have; other fields are preserved. */
const schemas: Record<Kind, v.GenericSchema> = {
  club: v.looseObject({
    id: v.string(),
    name: v.string(),
    madeAt: moment,
    savedAt: v.exactOptional(moment),
    headings: v.exactOptional(headingsSchema),
  }),
  team: v.looseObject({
    id: v.string(),
    name: v.string(),
    madeAt: moment,
    roster: v.array(entry),
    otherNames: v.record(v.string(), v.object({ name: v.string(), playerId: v.string() })),
  }),
  match,
  record,
  run: v.looseObject({
    matchId: v.string(),
    runId: v.string(),
    status: v.picklist(['generating', 'ready', 'failed']),
    startedAt: moment,
    generatedAt: v.nullable(moment),
    generatedFrom: v.nullable(v.string()),
    lease: v.exactOptional(v.object({ holder: v.string(), until: moment })),
  }),
  texts: v.looseObject({ team: written, players: v.record(v.string(), written) }),
  undo: v.looseObject({ match, record }),
  adding: v.looseObject({
    addingId: v.string(),
    addedAt: moment,
    added: ids,
    replaced: ids,
    players: ids,
    teams: ids,
    names: v.array(v.object({ teamId: v.string(), name: v.string() })),
  }),
  erased: v.looseObject({ teamId: v.string(), hash: v.string(), playerId: v.string() }),
  plan: v.looseObject({ teamId: v.string(), plan: planSchema, savedAt: v.string() }),
};

/** All kinds. */
export const kinds = Object.keys(schemas) as readonly Kind[];

/** The paths of dates in each kind. */
const moments: Partial<Record<Kind, readonly string[][]>> = {
  club: [['madeAt'], ['savedAt']],
  team: [['madeAt']],
  match: [['row', 'startsAt']],
  run: [['startedAt'], ['generatedAt'], ['lease', 'until']],
  adding: [['addedAt']],
  undo: [['match', 'row', 'startsAt']],
};

/** Converts a document of one version to the next. */
export type Upgrade = (document: object) => object;

/** The upgrades of each kind from the first version on; the current version is one more than their number. */
const upgrades: Partial<Record<Kind, readonly Upgrade[]>> = {};
const upgradesOf = (kind: Kind) => upgrades[kind] ?? [];

/** A document in its stored form, with its version. */
export function packed<Name extends Kind>(kind: Name, document: Documents[Name]): object {
  return { ...document, v: upgradesOf(kind).length + 1 };
}

const versioned = v.looseObject({ v: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** A stored document, upgraded to the current version. Throws DocumentError. */
export function unpacked<Name extends Kind>(
  kind: Name,
  club: string,
  id: string,
  stored: unknown,
  steps: readonly Upgrade[] = upgradesOf(kind),
): Documents[Name] {
  const found = v.safeParse(versioned, stored);
  if (!found.success) throw new DocumentError(kind, club, id, 'it has no version');
  const { v: version, ...fields } = found.output;
  if (version > steps.length + 1) {
    throw new DocumentError(kind, club, id, `a newer version (${version}) wrote it`);
  }
  const latest = steps.slice(version - 1).reduce<object>((from, step) => step(from), fields);
  const checked = v.safeParse(schemas[kind], latest);
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new DocumentError(kind, club, id, `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
  }
  // `packed` stores only documents of this kind. The order of keys is preserved for replies.
  return (moments[kind] ?? []).reduce(withDate, latest) as Documents[Name];
}

/** Turns the date at a path into a Date, if there is one. */
function withDate(from: object, [field = '', ...rest]: readonly string[]): object {
  const value: unknown = Reflect.get(from, field);
  if (typeof value === 'string') return { ...from, [field]: new Date(value) };
  if (typeof value !== 'object' || value === null || rest.length === 0) return from;
  return { ...from, [field]: withDate(value, rest) };
}
