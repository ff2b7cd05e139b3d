import { matchSeconds } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Meeting } from './meeting.ts';

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

/** Round values for an axis of margins or points that holds all of `values` and 0, at most seven of them. */
export function axisTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Also for a service whose scores are beyond belief: the ticks stay few.
  const power = 10 ** Math.max(0, Math.floor(Math.log10((high - low) / 25 || 1)));
  const steps = [5, 10, 20, 25, 50].map((each) => each * power);
  const step = steps.find((each) => (high - low) / each <= 5) ?? 100 * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The course of a lead as two areas around level, in seconds and points. */
interface LeadAreas {
  /** Ends of the picture: seconds of the match, most points ahead of either side. */
  end: number;
  ahead: number;
  behind: number;
  /** SVG's `d` of our lead (above 0) and theirs (below). */
  ours: string;
  theirs: string;
  /** Where each period but the first begins, in seconds. */
  periods: number[];
  runs: MarkedRun[];
}

/**
 * The lead through a match; `null` where its plays have no score.
 * @param until seconds of play that the lead ends at; the whole match where absent
 * @param whole seconds of play that the picture ends at, where that is later
 */
export function leadAreas(
  { match, plays }: Pick<Meeting, 'match' | 'plays'>,
  until?: number,
  whole = 0,
): LeadAreas | null {
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
  return {
    end,
    ahead: Math.max(0, ...margins),
    behind: Math.max(0, ...margins.map((margin) => -margin)),
    ours: area((margin) => Math.max(0, margin)),
    theirs: area((margin) => Math.min(0, margin)),
    periods: timed
      ? Array.from({ length: last - 1 }, (_, index) => matchSeconds(index + 1, match)).filter(
          (at) => at < end,
        )
      : [],
    runs: markedRuns(flow),
  };
}
