import type { FlowPoint } from '../../basketball/score-flow.ts';

/** One moment of the score as it is drawn. */
export interface FlowStep {
  /** Seconds of play since the start of the match; where no event has a clock, the place among the scores. */
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
