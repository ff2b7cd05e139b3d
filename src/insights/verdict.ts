import { decisiveStretches, type Stretch } from '../basketball/decisive-stretches.ts';
import { isMoreThanLuck, type MatchMargin, matchMargin } from '../basketball/match-margin.ts';
import { type NetPoints, netPoints } from '../basketball/net-points.ts';
import { pooledShare } from '../basketball/references.ts';
import type { PeriodRules } from '../basketball/score.ts';
import { type FlowPoint, scoreFlow } from '../basketball/score-flow.ts';
import { shotsTaken } from '../basketball/shot-value.ts';
import { isScoreSheet } from '../basketball/shots.ts';
import { secondsLeft, winProbability } from '../basketball/win-probability.ts';
import type { BoxScore, Line, Shooting } from '../contract/box-score.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { overtimesOf } from './finished-match.ts';

/** A part of the game that decided a match: both sides' numbers, and its points for the team. */
export type Cause = { points: number } & (
  | { part: 'line' | 'turnovers' | 'rebounds'; own: number; other: number }
  /** Expected points of a shot, to a hundredth. */
  | { part: 'shots'; own: number; other: number }
  /** Makes of one kind of shot; luck up to two standard deviations, and with totals also shot selection. */
  | {
      part: 'fell';
      kind: ShotKind;
      own: MadeOf;
      other: MadeOf;
      why: 'luck' | 'beyondLuck' | 'choiceAndLuck';
    }
);

export type ShotKind = 'threes' | 'twos' | 'freeThrows';
export type MadeOf = { made: number; attempted: number };

/** What decided a finished match. */
export interface Verdict {
  /** Own less opponent's points; never 0. */
  margin: number;
  /** The largest first: one, in a blowout up to two; empty if no part was large enough. */
  causes: Cause[];
  /**
   * The stretch after which the loser never drew level; overtimes count as one. `null` for a blowout, or if there is
   * none.
   */
  stretch: Stretch | null;
  /** The number of overtimes; without plays from the players' minutes. */
  overtimes: number;
  /** Its source: plays, a score sheet, both sides' totals, or the score alone; the second and last name no cause. */
  readFrom: 'plays' | 'sheet' | 'totals' | 'score';
}

export interface VerdictInput {
  boxScore: Pick<BoxScore, 'team' | 'opponent'>;
  /** Empty without plays. */
  events: readonly MatchEvent[];
  rules: PeriodRules;
}

/** The least points of a cause, and its least share of the margin. */
const leastPoints = 1.5;
const leastShare = 0.25;
/** The least share of the margin for luck to be named. */
const mostLuckShare = 0.75;
/** A blowout has at least this margin, and this chance to win before the last period. */
const blowout = { points: 20, chance: 0.95 };
/** The least gain of the chance to win for a stretch; a part of it with most of that gain replaces it. */
const leastGained = 0.2;
const mostOfWhole = 0.6;

/**
 * What decided a finished match, as data: the only cause that any page or text names (`verdictSentence` writes it).
 *
 * - The cause is the largest part of the net points (`matchMargin`) that went the winner's way, luck set aside, where the
 *   counts agree with the points. Luck is named only if it made three quarters of the margin or more.
 * - The stretch is the one that raised the winner's chance to win most (Stern's model) and after which the loser never drew
 *   level; a shorter one within it that holds 60% of the gain replaces it. With overtime it is the overtimes.
 * - A blowout (20 points, 95% sure before the last period) has up to two causes and no stretch.
 * - Without plays, or where their score is not the box score's, the four factors of the totals give the cause, and no stretch
 *   is named, but its overtimes. How shots fell then counts as a part like the others, since luck can't be set aside.
 * - On a score sheet there are no causes, since misses are not on it, but there is a stretch, of a blowout, too.
 * - Texts of another service are never read for it nor changed by it: it follows from box score and plays alone.
 * - `null` without both sides' points, and of a draw: then nothing claims a cause.
 */
export function verdictOf({ boxScore, events, rules }: VerdictInput): Verdict | null {
  const [own, other] = [boxScore.team.totals, boxScore.opponent.totals];
  if (own?.points == null || other?.points == null || own.points === other.points) return null;
  const margin = own.points - other.points;
  const flow = scoreFlow(events, rules) ?? [];
  const last = flow.at(-1);
  const isWhole = last?.team === own.points && last.opponent === other.points;
  const read = isWhole ? marginOf(events, margin) : null;
  const worth = netPoints(own, other);
  const causes = read ? causesOfPlays(read, events, own, other) : causesOfTotals(worth, own, other);
  const largest = causes
    .filter(({ points }) => points * Math.sign(margin) >= least(margin))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const isSheet = isScoreSheet(events);
  const isBlowout = !isSheet && isWhole && wasBlowout(flow, rules, margin);
  return {
    margin,
    causes: largest.slice(0, isBlowout ? 2 : 1),
    stretch: isWhole && !isBlowout ? stretchOf(events, flow, rules, Math.sign(margin)) : null,
    overtimes: overtimesOf({ boxScore, events, rules }),
    readFrom: isWhole ? (isSheet ? 'sheet' : 'plays') : worth ? 'totals' : 'score',
  };
}

const least = (margin: number) => Math.max(leastPoints, leastShare * Math.abs(margin));

/** The causes of the margin; `null` if possessions and box score have different margins. */
function marginOf(events: readonly MatchEvent[], margin: number): MatchMargin | null {
  const read = matchMargin(events);
  return read?.net.margin === margin ? read : null;
}

function causesOfPlays(
  { net, luck }: MatchMargin,
  events: readonly MatchEvent[],
  own: Line,
  other: Line,
): Cause[] {
  if (luck / net.margin >= mostLuckShare)
    return fell(own, other, luck, isMoreThanLuck(luck) ? 'beyondLuck' : 'luck');
  const { shotValue, turnovers, rebounds, lineTrips } = net.parts;
  const [mine, theirs] = [shotsTaken(events, 'team').each, shotsTaken(events, 'opponent').each];
  return [
    ...counted('shots', mine, theirs, shotValue),
    ...countedParts(own, other, { turnovers, rebounds, line: lineTrips }),
  ];
}

function causesOfTotals(worth: NetPoints | null, own: Line, other: Line): Cause[] {
  if (worth === null) return [];
  const { shooting, turnovers, rebounds, freeThrows } = worth;
  return [
    ...countedParts(own, other, { turnovers, rebounds, line: freeThrows }),
    ...fell(own, other, shooting, 'choiceAndLuck'),
  ];
}

function countedParts(
  own: Line,
  other: Line,
  points: Record<'turnovers' | 'rebounds' | 'line', number>,
): Cause[] {
  return [
    ...counted('turnovers', own.turnovers, other.turnovers, points.turnovers, -1),
    ...counted('rebounds', own.offensiveRebounds, other.offensiveRebounds, points.rebounds),
    ...counted('line', own.freeThrows.attempted, other.freeThrows.attempted, points.line),
  ];
}

/** A cause, if its counts agree with its points; `good` −1: fewer are better. */
function counted(
  part: Exclude<Cause['part'], 'fell'>,
  own: number | null,
  other: number | null,
  points: number,
  good = 1,
): Cause[] {
  if (own === null || other === null || good * (own - other) * points <= 0) return [];
  return [{ part, own, other, points }];
}

const pointsOf = { threes: 3, twos: 2, freeThrows: 1 } as const;

type Reason = Extract<Cause, { part: 'fell' }>['why'];

/** The kind of shot that one side made more of, with the most points that way. */
function fell(own: Line, other: Line, points: number, why: Reason): Cause[] {
  const kinds = (['threes', 'twos', 'freeThrows'] as const).flatMap((kind) => {
    const [mine, theirs] = [madeOf(own[kind]), madeOf(other[kind])];
    if (mine === null || theirs === null) return [];
    const share = pooledShare([mine, theirs]) ?? 0;
    const beyond = mine.made - share * mine.attempted - (theirs.made - share * theirs.attempted);
    return [{ kind, own: mine, other: theirs, worth: Math.sign(points) * pointsOf[kind] * beyond }];
  });
  const [most] = kinds.sort((a, b) => b.worth - a.worth);
  if (most === undefined || most.worth < leastPoints) return [];
  const { kind, own: mine, other: theirs } = most;
  return [{ part: 'fell', kind, own: mine, other: theirs, why, points }];
}

/** `null` if the shot was not attempted or not recorded. */
function madeOf({ made, attempted }: Shooting): MadeOf | null {
  return made === null || !attempted ? null : { made, attempted };
}

/** Whether the margin is large and the match was almost decided when its last period began. */
function wasBlowout(flow: readonly FlowPoint[], rules: PeriodRules, margin: number): boolean {
  const last = Math.max(rules.regulationPeriods, flow.at(-1)?.period ?? 0);
  const before = flow.findLast(({ period }) => period < last);
  const lead = Math.sign(margin) * ((before?.team ?? 0) - (before?.opponent ?? 0));
  const left = secondsLeft(last, rules.periodMinutes * 60, rules);
  const chance = winProbability({ lead, secondsLeft: left });
  return Math.abs(margin) >= blowout.points && chance >= blowout.chance;
}

function stretchOf(
  events: readonly MatchEvent[],
  flow: readonly FlowPoint[],
  rules: PeriodRules,
  winner: number,
): Stretch | null {
  const all = decisiveStretches({ events, rules, finished: true });
  const overtimes = all.filter(({ kind }) => kind === 'overtime');
  if (overtimes.length > 0) return asOne(overtimes);
  const deciding = all
    .filter(({ side, gained }) => {
      return winner * (gained ?? 0) >= leastGained && side === (winner > 0 ? 'team' : 'opponent');
    })
    .filter(({ to }) => {
      const later = flow.filter(({ seconds }) => (seconds ?? 0) >= (to.seconds ?? 0));
      return [to.score, ...later].every(({ team, opponent }) => winner * (team - opponent) > 0);
    })
    .sort((a, b) => winner * ((b.gained ?? 0) - (a.gained ?? 0)));
  return deciding.reduce<Stretch | null>(
    (chosen, part) => (chosen === null || isMostOf(part, chosen) ? part : chosen),
    null,
  );
}

/** Whether a part lies within a whole, is shorter, and has most of its gain. */
function isMostOf(part: Stretch, whole: Stretch): boolean {
  const [from, to] = [part.from.seconds ?? 0, part.to.seconds ?? 0];
  const [start, end] = [whole.from.seconds ?? 0, whole.to.seconds ?? 0];
  if (from < start || to > end || to - from >= end - start) return false;
  return (part.gained ?? 0) / (whole.gained ?? 1) >= mostOfWhole;
}

/** Overtimes as one stretch, from the end of regulation to the end of the match. */
function asOne(overtimes: readonly Stretch[]): Stretch | null {
  const inOrder = overtimes.toSorted((a, b) => a.from.period - b.from.period);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return null;
  const points = {
    team: last.to.score.team - first.from.score.team,
    opponent: last.to.score.opponent - first.from.score.opponent,
  };
  const gained =
    first.from.winProbability === null || last.to.winProbability === null
      ? null
      : last.to.winProbability - first.from.winProbability;
  return {
    ...first,
    number: overtimes.length,
    to: last.to,
    points,
    side: points.team > points.opponent ? 'team' : 'opponent',
    gained,
    eventIds: inOrder.flatMap(({ eventIds }) => eventIds),
  };
}
