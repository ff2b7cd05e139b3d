import { type MatchEvent, type Side, sides } from '../contract/play-by-play.ts';
import { type PeriodRules, secondsPlayed } from './score.ts';

/** The score after one event. */
export interface FlowPoint {
  eventId: string;
  period: number;
  /** Seconds of play since the start of the match, never below the point before; `null` if no event has a clock. */
  seconds: number | null;
  team: number;
  opponent: number;
  /** The side that this event scored for, and its points. */
  side: Side;
  points: number;
}

/** Points of one side without any of the other. */
export interface ScoringRun {
  side: Side;
  points: number;
  /** Ids of the events that scored them, in order. */
  eventIds: string[];
  /** Seconds of play at its first and last event. */
  fromSeconds: number | null;
  toSeconds: number | null;
  /** The score after it. */
  score: Record<Side, number>;
}

/**
 * Each change of the score in match order, from each event's own score: the steps of a score-flow chart, which
 * starts at 0–0. `null` if no event has a score. Points that a row takes back (a corrected score) are a step too.
 */
export function scoreFlow(events: readonly MatchEvent[], rules: PeriodRules): FlowPoint[] | null {
  if (!events.some(({ score }) => score.team !== null && score.opponent !== null)) return null;
  const timed = events.some((event) => event.clockSeconds !== null);
  const score = { team: 0, opponent: 0 };
  const flow: FlowPoint[] = [];
  let seconds = 0;
  for (const event of events) {
    seconds = Math.max(seconds, secondsPlayed(event, rules) ?? seconds);
    for (const side of sides) {
      const points = (event.score[side] ?? score[side]) - score[side];
      if (points === 0) continue;
      score[side] += points;
      flow.push({
        eventId: event.id,
        period: event.period,
        seconds: timed ? seconds : null,
        ...score,
        side,
        points,
      });
    }
  }
  return flow;
}

/**
 * The runs of a match in order: every stretch of points of one side without one of the other, from `minimum`
 * points (8 is what a coach calls a run) on. Together, with `minimum` 1, they are all points of the match.
 */
export function scoringRuns(flow: readonly FlowPoint[], minimum = 8): ScoringRun[] {
  const runs: ScoringRun[] = [];
  for (const { side, points, eventId, seconds, team, opponent } of flow) {
    const open = runs.at(-1);
    const score = { team, opponent };
    if (open?.side === side) {
      open.points += points;
      open.eventIds.push(eventId);
      Object.assign(open, { toSeconds: seconds, score });
    } else {
      const time = { fromSeconds: seconds, toSeconds: seconds };
      runs.push({ side, points, eventIds: [eventId], ...time, score });
    }
  }
  return runs.filter((run) => run.points >= minimum);
}
