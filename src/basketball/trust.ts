import type { BoxScore, BoxScoreSide } from '../contract/box-score.ts';
import type { Match } from '../contract/match.ts';
import {
  type MatchEvent,
  type MatchSheet,
  otherSide,
  type Side,
  sides,
} from '../contract/play-by-play.ts';
import { assistsFromTheBench } from './free-throw-assists.ts';
import { subtractCounts } from './line.ts';
import { type DerivationNote, walkLineups } from './lineups.ts';
import { matchSeconds, periodSeconds, secondsPlayed } from './score.ts';
import { pointsOfShot, pointsScored } from './shots.ts';
import { minutesSum, playersSumToTeam, plusMinusSum } from './trust-box-score.ts';
import { compare, type TrustCheck, type TrustCheckName, type TrustPlace } from './trust-check.ts';

/** The input of a trust report: replies of any service that follows the contract. */
export interface TrustInput {
  match: Match;
  /** `null` if the service has none. */
  boxScore: BoxScore | null;
  playByPlay: { matchSheet: MatchSheet; events: readonly MatchEvent[] } | null;
}

/**
 * How far a match's numbers agree with each other: every check of `trustChecks`, those of a side once a side, each with
 * expected and found values. Unrecorded data reads "not recorded" (`ok: null`), never wrong.
 */
export function trustReport({ match, boxScore, playByPlay }: TrustInput): TrustCheck[] {
  const events = playByPlay?.events ?? [];
  const sheet = playByPlay?.matchSheet ?? { team: [], opponent: [] };
  const seconds = lengthOf(match, events);
  const bySide = (check: (side: Side) => TrustCheck) => sides.map(check);
  const boxOf = (side: Side) => boxScore?.[side] ?? unrecordedSide;
  return [
    ...bySide((side) => playersSumToTeam(side, boxOf(side))),
    ...bySide((side) =>
      compare(
        'boxScoreToScore',
        side,
        match.score?.[side] ?? null,
        boxOf(side).totals?.points ?? null,
      ),
    ),
    ...bySide((side) => eventsToScore(side, events, match)),
    ...bySide((side) => minutesSum(side, boxOf(side), seconds && 5 * seconds)),
    ...bySide((side) => plusMinusSum(side, boxOf(side), marginOf(match, side))),
    ...lineupChecks(events, sheet, match),
    clockJumps(events, match),
  ];
}

const unrecordedSide: BoxScoreSide = { name: '–', players: [], totals: null };

/** Seconds that a finished match lasted, or an unfinished one so far; `null` if unknown. */
function lengthOf(match: Match, events: readonly MatchEvent[]): number | null {
  if (match.status === 'completed') {
    const last = events.at(-1)?.period ?? 0;
    return matchSeconds(Math.max(match.regulationPeriods, match.periods.length, last), match);
  }
  const last = events.findLast((event) => event.clockSeconds !== null);
  return last === undefined ? null : secondsPlayed(last, match);
}

function marginOf({ score }: Match, side: Side): number | null {
  return score === null ? null : subtractCounts(score[side], score[otherSide(side)]);
}

/** A full record has an event about every five seconds, so a longer silence is a gap. */
const longestSilence = 120;
const rowsPerMinute = 5;

/** Events of one moment are often recorded out of order: a smaller step back is no jump. */
const oneMoment = 2;

/** Whether the points of a side's events add up to its score, and which periods differ; skipped without shots. */
function eventsToScore(
  side: Side,
  events: readonly MatchEvent[],
  match: Pick<Match, 'score' | 'periods'>,
): TrustCheck {
  const shots = events.filter((event) => event.side === side && event.type in pointsOfShot);
  const sum = (rows: readonly MatchEvent[]) =>
    rows.reduce((total, event) => total + pointsScored(event), 0);
  const found = shots.length === 0 ? null : sum(shots);
  const check = compare('eventsToScore', side, match.score?.[side] ?? null, found);
  if (check.ok !== false) return check;
  const where = match.periods.flatMap((points, index): TrustPlace[] => {
    const period = index + 1;
    const scored = sum(shots.filter((event) => event.period === period));
    const expected = points[side];
    return expected === null || expected === scored
      ? []
      : [{ side, period, expected, found: scored }];
  });
  return { ...check, where };
}

/**
 * Contradictions between events and line-ups, one check a kind; not recorded without starters or events. An assist on
 * a free throw by a passer who was substituted before it is legal.
 */
export function lineupChecks(
  events: readonly MatchEvent[],
  matchSheet: MatchSheet,
  match: Match,
): TrustCheck[] {
  const walk = walkLineups(events, matchSheet, match, match.status === 'completed');
  const anybody = events.length > 0 && matchSheet.team.length + matchSheet.opponent.length > 0;
  const { team, opponent } = walk.finalOnCourt;
  const startersKnown = events.length > 0 && (team !== null || opponent !== null);
  const periods = new Map(events.map((event) => [event.id, event.period]));
  const legal = assistsFromTheBench(events);
  const check = (name: TrustCheckName, kind: DerivationNote['kind'], known: boolean) => {
    const where = walk.notes
      .filter((note) => note.kind === kind && !legal.has(note.eventId))
      .map(({ eventId, side, playerId }) => {
        const period = periods.get(eventId);
        return { eventId, side, playerId, ...(period === undefined ? {} : { period }) };
      });
    return known ? faults(name, where) : compare(name, null, null, null);
  };
  return [
    check('offCourt', 'offCourt', startersKnown),
    check('illegalSubstitutions', 'illegalSubstitution', startersKnown),
    check('notOnSheet', 'notOnSheet', anybody),
  ];
}

/**
 * Events whose clock goes back by more than two seconds, exceeds the period, or leaves a gap in a full record; not
 * recorded without a clock.
 */
function clockJumps(events: readonly MatchEvent[], match: Match): TrustCheck {
  const where: TrustPlace[] = [];
  let period = 0;
  let clock = 0;
  let timed = false;
  const minutes = matchSeconds(Math.max(0, ...events.map((event) => event.period)), match) / 60;
  const everyAct =
    sides.every((side) =>
      events.some((event) => event.side === side && event.type in pointsOfShot),
    ) && events.length >= rowsPerMinute * minutes;
  for (const event of events) {
    if (event.clockSeconds === null) continue;
    timed = true;
    const before = event.period === period ? clock : periodSeconds(event.period, match);
    const passed = before - event.clockSeconds;
    if (event.period < period || passed < -oneMoment || (everyAct && passed > longestSilence)) {
      const eventId = event.id;
      where.push({ eventId, period: event.period, expected: before, found: event.clockSeconds });
    }
    period = event.period;
    clock = event.clockSeconds;
  }
  return timed ? faults('clockJumps', where) : compare('clockJumps', null, null, null);
}

function faults(check: TrustCheckName, where: TrustPlace[]): TrustCheck {
  return { ...compare(check, null, 0, where.length), where };
}
