import { type MatchEvent, type MatchSheet, type Side, sides } from '../contract/play-by-play.ts';
import { type PeriodRules, periodSeconds } from './score.ts';

/** A contradiction between an event and the line-ups. */
export interface DerivationNote {
  /**
   * `offCourt`: an act of a player who was not on court; `illegalSubstitution`: in while on court, or out while
   * off it; `notOnSheet`: an act of someone whom the match sheet does not name.
   */
  kind: 'offCourt' | 'illegalSubstitution' | 'notOnSheet';
  eventId: string;
  side: Side;
  playerId: string;
}

/** One event with the players on court at that time. */
interface LineupRow {
  event: MatchEvent;
  /** Seconds since the event before, played by those on court before this event; negative if the clock goes back. */
  elapsed: number;
  /** Points of each side that this event added. */
  scored: { team: number; opponent: number };
  /** Ids on court before this event's substitutions. `null` if starters or substitutions were not recorded. */
  onCourt: { team: ReadonlySet<string> | null; opponent: ReadonlySet<string> | null };
}

/** The events of a match with their line-ups, and the contradictions. */
export interface LineupWalk {
  rows: LineupRow[];
  /** Seconds of the last period after its last event: 0 unless `finished`. */
  remaining: number;
  /** Players on court after the last event. */
  finalOnCourt: LineupRow['onCourt'];
  notes: DerivationNote[];
  /** False if no event has a clock: then there are no minutes. */
  timed: boolean;
}

/** Actions that need a player on court. A foul can be called on the bench, and a coach calls the timeouts. */
const actsOnCourt = new Set<string>([
  'twoPointer',
  'threePointer',
  'freeThrow',
  'rebound',
  'assist',
  'turnover',
  'steal',
  'block',
  'foul',
  'foulDrawn',
  'jumpBall',
]);

/**
 * Follows the events in their order (not by the clock, which may go back), from the starters, through substitutions. A
 * period ends at 0:00; the last one only if the match is `finished`.
 */
export function walkLineups(
  events: readonly MatchEvent[],
  matchSheet: MatchSheet,
  rules: PeriodRules,
  finished: boolean,
): LineupWalk {
  let court: Court = {
    team: startingFive(events, matchSheet, 'team'),
    opponent: startingFive(events, matchSheet, 'opponent'),
  };
  const sheet = { team: ids(matchSheet, 'team'), opponent: ids(matchSheet, 'opponent') };
  const notes: DerivationNote[] = [];
  const rows: LineupRow[] = [];
  let period = 1;
  let clock = periodSeconds(1, rules);
  const score = { team: 0, opponent: 0 };
  for (const event of events) {
    let elapsed = 0;
    while (period < event.period) {
      elapsed += clock;
      period += 1;
      clock = periodSeconds(period, rules);
    }
    if (event.clockSeconds !== null) {
      elapsed += clock - event.clockSeconds;
      clock = event.clockSeconds;
    }
    const scored = { team: 0, opponent: 0 };
    for (const side of sides) {
      const now = event.score[side] ?? score[side];
      scored[side] = now - score[side];
      score[side] = now;
    }
    rows.push({ event, elapsed, scored, onCourt: court });
    const note = noteOn(event, court, sheet);
    if (note) notes.push(note);
    court = afterSubstitution(event, court);
  }
  const timed = events.some((event) => event.clockSeconds !== null);
  const remaining = finished && events.length > 0 ? clock : 0;
  return { rows, remaining, finalOnCourt: court, notes, timed };
}

/**
 * The events of one period, timed from its start to its end, or to its last event in an unfinished match. Empty if
 * nothing of the period was recorded.
 */
export function lineupsOfPeriod(walk: LineupWalk, period: number, rules: PeriodRules): LineupWalk {
  const own = walk.rows.filter((row) => row.event.period === period);
  const next = walk.rows.find((row) => row.event.period > period);
  let clock = periodSeconds(period, rules);
  const rows = own.map((row) => {
    const now = row.event.clockSeconds ?? clock;
    const elapsed = clock - now;
    clock = now;
    return { ...row, elapsed };
  });
  const ids = new Set(rows.map((row) => row.event.id));
  return {
    rows,
    remaining: rows.length === 0 ? 0 : next ? clock : walk.remaining,
    finalOnCourt: next?.onCourt ?? walk.finalOnCourt,
    notes: walk.notes.filter((note) => ids.has(note.eventId)),
    timed: walk.timed,
  };
}

type Court = LineupRow['onCourt'];

/** `null` if no starters are marked, or if other players act without a substitution. */
function startingFive(
  events: readonly MatchEvent[],
  matchSheet: MatchSheet,
  side: Side,
): Set<string> | null {
  const starters = matchSheet[side].filter((entry) => entry.starter);
  if (starters.length === 0) return null;
  const bench = new Set(
    matchSheet[side].filter((entry) => !entry.starter).map((entry) => entry.playerId),
  );
  const own = events.filter((event) => event.side === side);
  const substituted = own.some((event) => event.type === 'substitution');
  const benchActs = own.some(
    ({ type, playerId }) => actsOnCourt.has(type) && bench.has(playerId ?? ''),
  );
  if (benchActs && !substituted) return null;
  return new Set(starters.map((entry) => entry.playerId));
}

function ids(matchSheet: MatchSheet, side: Side): Set<string> {
  return new Set(matchSheet[side].map((entry) => entry.playerId));
}

function noteOn(
  event: MatchEvent,
  court: Court,
  sheet: Record<Side, Set<string>>,
): DerivationNote | null {
  const { side, playerId } = event;
  if (side === null || playerId === undefined || sheet[side].size === 0) return null;
  const about = { eventId: event.id, side, playerId };
  if (!sheet[side].has(playerId)) return { kind: 'notOnSheet', ...about };
  const onCourt = court[side];
  if (onCourt === null) return null;
  if (event.type === 'substitution') {
    const legal = onCourt.has(playerId) === (event.subtype === 'out');
    return legal ? null : { kind: 'illegalSubstitution', ...about };
  }
  if (!actsOnCourt.has(event.type) || onCourt.has(playerId)) return null;
  return { kind: 'offCourt', ...about };
}

/** Events share one set of players until the next substitution, to save memory. */
function afterSubstitution({ type, subtype, side, playerId }: MatchEvent, court: Court): Court {
  if (type !== 'substitution' || side === null || playerId === undefined) return court;
  const before = court[side];
  if (before === null) return court;
  const after = new Set(before);
  if (subtype === 'in') after.add(playerId);
  else after.delete(playerId);
  return { ...court, [side]: after };
}
