import { type FlowPoint, scoringRuns } from '../../basketball/score-flow.ts';
import type { Side } from '../../contract/play-by-play.ts';

/** One moment of the score as it is drawn. */
export interface FlowStep {
  /** Seconds of play since the start of the match; without any clock, the score's number. */
  at: number;
  team: number;
  opponent: number;
  /** Own minus opponent's points. */
  margin: number;
}

/**
 * The steps of a score-flow chart: from 0–0 at the start, through each score, on to `end` with the last one.
 * @param end where the line ends, on the same scale as `at`
 */
export function flowSteps(flow: readonly FlowPoint[], end: number): FlowStep[] {
  const scores = flow.map(({ seconds, team, opponent }, index) => ({
    at: seconds ?? index + 1,
    team,
    opponent,
    margin: team - opponent,
  }));
  const start = { at: 0, team: 0, opponent: 0, margin: 0 };
  const last = scores.at(-1) ?? start;
  return [start, ...scores, { ...last, at: Math.max(end, last.at) }];
}

/** The index of the last score at or before `at`; -1 before the first. */
export function scoreIndexAt(flow: readonly FlowPoint[], at: number): number {
  return flow.findLastIndex(({ seconds }, index) => (seconds ?? index + 1) <= at);
}

/** A run that is marked in the chart; `from` and `to` on the scale of the steps' `at`. */
export interface MarkedRun {
  key: string;
  side: Side;
  points: number;
  /** For instance "8–0". */
  label: string;
  from: number;
  to: number;
}

/** The runs of 8 points and more, in order, each from its first point to its last. */
export function markedRuns(flow: readonly FlowPoint[]): MarkedRun[] {
  return scoringRuns(flow).map(({ side, points, eventIds, fromSeconds, toSeconds }) => {
    const index = flow.findIndex(({ eventId }) => eventId === eventIds[0]);
    return {
      key: eventIds.join(' '),
      side,
      points,
      label: `${points}–0`,
      from: fromSeconds ?? index + 1,
      to: toSeconds ?? index + eventIds.length,
    };
  });
}
