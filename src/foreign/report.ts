import { lineSchema, playerLineSchema } from '../contract/box-score.ts';
import { clubSchema, rosterEntrySchema, teamSchema } from '../contract/club.ts';
import { insightResultSchema } from '../contract/insight.ts';
import { matchSchema } from '../contract/match.ts';
import { matchEventSchema } from '../contract/play-by-play.ts';

/*
 * The outcome of reading a reply in a service's own words: fields read, with source and method, unread
 * paths, and fields left out for a reason. A reply in the contract's own words has no report: all of it was read.
 */

/** The subject of a reply. The three insight calls share one kind. */
export const replyKinds = [
  'club',
  'teams',
  'roster',
  'matches',
  'boxScore',
  'playByPlay',
  'insights',
] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** How a value was converted or derived. */
export type Rule =
  | 'nameFromParts'
  | 'pair'
  | 'wordOfTheContract'
  | 'minutesAndSeconds'
  | 'dateAndTime'
  | 'localTime'
  | 'epochSeconds'
  | 'epochMilliseconds'
  | 'byTeamId'
  | 'byHomeFlag'
  | 'byTeamName'
  | 'byPlayers'
  | 'byScore'
  | 'onlyOneSide'
  | 'fromHomeAndAway'
  | 'fromScoreAndDate'
  | 'fromMatchList'
  | 'fromOrder'
  | 'elapsedClock'
  | 'courtUnit';

/** How a field was read: as it was sent, under another word, as a mapping says, or by a rule or from other fields. */
export type HowRead = 'asSent' | 'renamed' | 'mapped' | 'derived' | Rule;

/** A field of the contract that was read. */
export interface FieldRead {
  /** For instance `matches[].opponent.name`; of a box score, without its side: `players[].points`, `totals.points`. */
  field: string;
  /** Its paths in the reply's data, for instance `items[].stats.pts`; relative to the side in a box score. */
  paths: string[];
  how: HowRead;
}

/** Why a sent value was not used. */
export type LeftOutReason =
  /** Two paths could be it, with different values. */
  | 'twoPaths'
  /** One path could be read in two ways, for instance as minutes and as seconds. */
  | 'twoReadings'
  /** No value of it can be the field's. */
  | 'otherKind'
  /** Points do not equal those of the shots. */
  | 'pointsAndShots'
  /** The players' lines don't add up to the totals. */
  | 'linesAndTotals'
  /** A value that no match can have. */
  | 'impossible'
  /** It is unknown which of the two sides is the caller's team. */
  | 'unknownSide'
  /** Values and shot kinds fit no unit, or more than one. */
  | 'unknownUnit';

/** A field of the contract that is left as "not recorded", although a part of the reply may be it. */
export interface LeftOut {
  field: string;
  paths: string[];
  reason: LeftOutReason;
}

/** A path of the reply that nothing reads. */
export interface UnreadPath {
  path: string;
  /** One value, as text, cut short. */
  sample: string;
}

/** A question to the coach, if evidence leaves more than one reading. */
export interface Question {
  /** The id of the stored answer: `status ferdig`. */
  id: string;
  /** The meaning of a service's word, which number of a day is the month, or which of two sides is ours. */
  about: 'status' | 'days' | 'side';
  /** The service's own word, or a value that can be read in two ways. */
  word: string;
  answers: readonly string[];
}

/** How one reply was read. */
export interface ReadingReport {
  kind: ReplyKind;
  read: FieldRead[];
  leftOut: LeftOut[];
  unread: UnreadPath[];
  /** Fields of the contract that were nowhere in the reply. */
  missing: string[];
  /** Their answers would make more of it readable. */
  questions: Question[];
  /** Records (teams, matches, players, events) found in the reply, and those that were read. */
  records: { sent: number; read: number };
}

/** The fields without which a reply is of no use to a coach. */
const essentials: Record<ReplyKind, readonly string[]> = {
  club: ['name'],
  teams: ['teams[].id', 'teams[].name'],
  roster: ['roster[].playerId', 'roster[].name'],
  matches: ['matches[].id', 'matches[].opponent.name', 'matches[].status'],
  boxScore: ['players[].playerId', 'players[].name', 'players[].points'],
  playByPlay: ['events[].type'],
  insights: ['status'],
};

/**
 * Whether absence may be stated: of the main fields of the kind of reply, or of the reply as
 * a whole. An unread field may be called "not recorded" only if nothing in the reply might be it.
 * @param report of the reply; `undefined` = it was in the contract's own words
 */
export function isUnderstood(report: ReadingReport | undefined) {
  if (!report) return true;
  if (report.records.sent > report.records.read) return false;
  if (report.leftOut.some(({ field }) => field === 'summary')) return false;
  const wasRead = new Set(report.read.map(({ field }) => field));
  const nothingElse = report.unread.length === 0 && report.leftOut.length === 0;
  return nothingElse || essentials[report.kind].every((field) => wasRead.has(field));
}

const fieldsOf = ({ entries }: { entries: object }, prefix = '') =>
  Object.keys(entries).map((field) => prefix + field);

/**
 * The contract's fields by kind of reply, as reports and mappings name them. Those of a box score have no side, since
 * both sides have the same form: `players[].points`, `totals.points`.
 */
export const contractFields: Readonly<Record<ReplyKind, readonly string[]>> = {
  club: fieldsOf(clubSchema),
  teams: fieldsOf(teamSchema, 'teams[].'),
  roster: fieldsOf(rosterEntrySchema, 'roster[].'),
  matches: fieldsOf(matchSchema, 'matches[].').flatMap((field) =>
    field === 'matches[].opponent' ? [`${field}.id`, `${field}.name`] : field,
  ),
  boxScore: [
    ...['matchId', 'status', 'team', 'opponent', 'name', 'coach'],
    ...fieldsOf(playerLineSchema, 'players[].'),
    ...fieldsOf(lineSchema, 'bench.'),
    ...fieldsOf(lineSchema, 'totals.'),
  ],
  playByPlay: [
    ...['matchId', 'matchSheet.team', 'matchSheet.opponent'],
    ...fieldsOf(matchEventSchema, 'events[].'),
  ],
  // The start of a finished run does not matter.
  insights: fieldsOf(insightResultSchema).filter(
    (field) => field !== 'startedAt' && field !== 'evidence',
  ),
};
