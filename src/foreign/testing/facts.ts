import type { BoxScore, Line, PlayerLine } from '../../contract/box-score.ts';
import type { Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import type { TrueLine, TrueMatch, TrueSide } from './truth.ts';

/** Facts by what they say; `null` = not known. */
export type Facts = Map<string, string | number | boolean | null>;

/** The readings of a service's replies. */
export interface ReadReplies {
  teams: readonly Team[];
  matches: readonly Match[];
  /** By match. */
  boxScores: ReadonlyMap<string, BoxScore>;
}

/** How many facts of a service were read, and those that were read wrongly. */
export interface Tally {
  sent: number;
  read: number;
  wrong: string[];
  absent: string[];
}

/** What a service leaves out; decimal minutes are right within their rounding. */
export interface Sends {
  opponentPlayers: boolean;
  starters: boolean;
  /** Seconds by which a playing time may differ. */
  rounding: number;
}

const counted = [
  'seconds',
  'points',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'fouls',
  'plusMinus',
] as const;
const shots = ['twos', 'threes', 'freeThrows'] as const;

/** The facts that are true. */
export function trueFacts(
  teams: readonly { id: string; name: string }[],
  matches: readonly TrueMatch[],
  sends: Sends,
): Facts {
  const facts: Facts = new Map();
  for (const { id, name } of teams) facts.set(`team ${id}`, name);
  for (const match of matches) {
    const at = `match ${match.id}`;
    facts.set(`${at} opponent`, match.opponent.name);
    facts.set(`${at} start`, Date.parse(match.startsAt));
    facts.set(`${at} status`, match.status);
    facts.set(`${at} place`, match.isHome ? 'home' : 'away');
    if (!match.score) continue;
    facts.set(`${at} ours`, match.score[0]);
    facts.set(`${at} theirs`, match.score[1]);
    trueSide(facts, `${at} own`, match.own, sends.starters, true);
    trueSide(facts, `${at} other`, match.other, sends.starters, sends.opponentPlayers);
  }
  return facts;
}

function trueSide(
  facts: Facts,
  at: string,
  { players, totals }: TrueSide,
  starters: boolean,
  all: boolean,
) {
  for (const player of all ? players : []) {
    const of = `${at} ${player.id}`;
    facts.set(`${of} name`, player.name);
    facts.set(`${of} number`, player.number);
    if (starters) facts.set(`${of} starter`, player.starter);
    trueLine(facts, of, player);
  }
  trueLine(facts, `${at} totals`, totals);
}

function trueLine(facts: Facts, at: string, line: TrueLine) {
  for (const field of counted) facts.set(`${at} ${field}`, line[field]);
  for (const field of shots) facts.set(`${at} ${field}`, line[field].join('/'));
}

/** The same facts as they were read. */
export function readFacts({ teams, matches, boxScores }: ReadReplies): Facts {
  const facts: Facts = new Map();
  for (const { id, name } of teams) facts.set(`team ${id}`, name);
  for (const match of matches) {
    const at = `match ${match.id}`;
    facts.set(`${at} opponent`, match.opponent.name === '–' ? null : match.opponent.name);
    facts.set(`${at} start`, match.startsAt === null ? null : Date.parse(match.startsAt));
    facts.set(`${at} status`, match.status === 'unknown' ? null : match.status);
    facts.set(`${at} place`, match.homeAway);
    facts.set(`${at} ours`, match.score?.team ?? null);
    facts.set(`${at} theirs`, match.score?.opponent ?? null);
  }
  for (const [id, box] of boxScores) {
    for (const [word, side] of [
      ['own', box.team],
      ['other', box.opponent],
    ] as const) {
      const at = `match ${id} ${word}`;
      for (const player of side.players) readPlayer(facts, `${at} ${player.playerId}`, player);
      if (side.totals) readLine(facts, `${at} totals`, side.totals);
    }
  }
  return facts;
}

function readPlayer(facts: Facts, at: string, player: PlayerLine) {
  facts.set(`${at} name`, player.name);
  facts.set(`${at} number`, player.number ?? null);
  facts.set(`${at} starter`, player.starter);
  readLine(facts, at, player);
}

function readLine(facts: Facts, at: string, line: Line) {
  for (const field of counted) facts.set(`${at} ${field}`, line[field]);
  for (const field of shots) {
    const { made, attempted } = line[field];
    facts.set(
      `${at} ${field}`,
      made === null || attempted === null ? null : `${made}/${attempted}`,
    );
  }
}

/** Compares readings with the truth. An unknown fact is absent, never wrong. */
export function tally(truth: Facts, read: Facts, { rounding }: Sends): Tally {
  const result: Tally = { sent: truth.size, read: 0, wrong: [], absent: [] };
  for (const [fact, value] of truth) {
    const told = read.get(fact) ?? null;
    const near =
      fact.endsWith('seconds') && typeof told === 'number' && typeof value === 'number'
        ? Math.abs(told - value) <= rounding * (fact.includes('totals') ? 2 : 1)
        : told === value;
    if (near) result.read += 1;
    else if (told === null) result.absent.push(fact);
    else result.wrong.push(`${fact}: ${told}, not ${value}`);
  }
  return result;
}
