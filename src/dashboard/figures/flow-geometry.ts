import { matchSeconds } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import type { Meeting } from './meeting.ts';

/**
 * The steps of a score-flow chart: from 0–0 at the start, through each score, to `end`. @param end where the line
 * ends, in the unit of `at`
 */
export function flowSteps(flow: readonly FlowPoint[], end: number) {
  const scores = flow.map(({ seconds, team, opponent }, index) => ({
    /** Seconds of play since the start of the match; without a clock, the index of the score. */
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

/** Runs of at least 8 points, in order, each from its first point to its last. */
export function markedRuns(flow: readonly FlowPoint[]) {
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

/** At most seven round values for an axis that contains all `values` and 0. */
export function axisTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Limits the ticks even for impossible scores.
  const power = 10 ** Math.max(0, Math.floor(Math.log10((high - low) / 25 || 1)));
  const steps = [5, 10, 20, 25, 50].map((each) => each * power);
  const step = steps.find((each) => (high - low) / each <= 5) ?? 100 * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * The lead through a match as two areas around zero, in seconds and points; `null` if its plays have no score. @param until seconds of play at which the lead ends; by
 * default the whole match @param whole seconds of play at which the axis ends, if later
 */
export function leadAreas(
  { match, plays }: Pick<Meeting, 'match' | 'plays'>,
  until?: number,
  whole = 0,
) {
  const flow = plays && scoreFlow(plays.events, match);
  if (!flow || flow.length === 0) return null;
  const last = Math.max(match.regulationPeriods, flow.at(-1)?.period ?? 1);
  const timed = flow.some(({ seconds }) => seconds !== null);
  const told = until ?? matchSeconds(last, match);
  const steps = flowSteps(flow, timed ? told : flow.length + 1);
  const end = Math.max(steps.at(-1)?.at ?? 1, timed ? whole : 0);
  const area = (height: (margin: number) => number) => {
    const corners = steps.map(({ at, margin }) => `H${at}V${-height(margin)}`);
    return `M0 0${corners.join('')}V0Z`;
  };
  const margins = steps.map(({ margin }) => margin);
  const [ahead, behind] = [Math.max(0, ...margins), Math.max(0, ...margins.map((each) => -each))];
  /** The middle of the time at a lead. */
  const middleOf = (margin: number) => {
    const first = margins.indexOf(margin);
    return ((steps[first]?.at ?? 0) + (steps[first + 1]?.at ?? end)) / 2;
  };
  return {
    /** Ends of the axes: seconds of the match, and the largest lead of either side. */
    end,
    ahead,
    behind,
    aheadAt: middleOf(ahead),
    behindAt: middleOf(-behind),
    /** SVG's `d` of our lead (above 0) and theirs (below). */
    ours: area((margin) => Math.max(0, margin)),
    theirs: area((margin) => Math.min(0, margin)),
    /** The start of each period but the first, in seconds. */
    periods: timed
      ? Array.from({ length: last - 1 }, (_, index) => matchSeconds(index + 1, match)).filter(
          (at) => at < end,
        )
      : [],
    runs: markedRuns(flow),
  };
}
