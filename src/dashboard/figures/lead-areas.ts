import { matchSeconds } from '../../basketball/score.ts';
import { scoreFlow } from '../../basketball/score-flow.ts';
import type { Meeting } from './meeting.ts';
import { flowSteps } from './score-flow-steps.ts';

/** The course of a lead as two areas around level, in seconds and points. */
export interface LeadAreas {
  /** Ends of the picture: seconds of the match, most points ahead of either side. */
  end: number;
  ahead: number;
  behind: number;
  /** SVG's `d` of our lead (above 0) and theirs (below). */
  ours: string;
  theirs: string;
  /** Where each period but the first begins, in seconds. */
  periods: number[];
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
  };
}
