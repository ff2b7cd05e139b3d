import { leadDeviation } from '../../basketball/certainty.ts';
import {
  decisiveStretches,
  type Stretch,
  type StretchEnd,
} from '../../basketball/decisive-stretches.ts';
import { scoringDroughts } from '../../basketball/droughts.ts';
import { memoized } from '../../basketball/memoized.ts';
import { matchSeconds } from '../../basketball/score.ts';
import { type FlowPoint, scoreFlow } from '../../basketball/score-flow.ts';
import { secondsLeft, winProbability } from '../../basketball/win-probability.ts';
import type { FinishedMatch } from '../finished-match.ts';
import type { Finding } from './fact.ts';

/** Stretches of a match that may have decided it. */

/** Every stretch that may have decided the match. */
export const stretchesOf = memoized(({ events, rules }: FinishedMatch) =>
  decisiveStretches({ events, rules, finished: true }),
);

/** The least length of a drought, in seconds. */
const leastDrought = 210;

/** Times of at least three and a half minutes in which only the opponent scored. */
export const droughtsOf = memoized((match: FinishedMatch): Stretch[] => {
  const { events, rules } = match;
  const flow = scoreFlow(events, rules) ?? [];
  const input = { events, rules, finished: true };
  return scoringDroughts(input, 'team', leastDrought).flatMap((drought) => {
    const { fromSeconds, toSeconds, endedByEventId } = drought;
    const end = flow.findIndex(({ eventId }) => eventId === endedByEventId);
    const before = end < 0 ? flow : flow.slice(0, end);
    const begun = before.findLastIndex(({ side }) => side === 'team');
    const inside = before.slice(begun + 1);
    const from = endAt(match, fromSeconds, before[begun]);
    const to = endAt(match, toSeconds, before.at(-1));
    const allowed = to.score.opponent - from.score.opponent;
    if (allowed <= 0) return [];
    return [
      {
        kind: 'run',
        number: null,
        from,
        to,
        points: { team: 0, opponent: allowed },
        side: 'opponent',
        gained: (to.winProbability ?? 0) - (from.winProbability ?? 0),
        eventIds: [...new Set(inside.map(({ eventId }) => eventId))],
      },
    ];
  });
});

/** A moment of play with the score after `point`. */
function endAt(
  { rules }: FinishedMatch,
  seconds: number,
  point: FlowPoint | undefined,
): StretchEnd {
  let period = 1;
  while (matchSeconds(period, rules) < seconds) period += 1;
  const clockSeconds = matchSeconds(period, rules) - seconds;
  const score = { team: point?.team ?? 0, opponent: point?.opponent ?? 0 };
  const moment = {
    lead: score.team - score.opponent,
    secondsLeft: secondsLeft(period, clockSeconds, rules),
  };
  return { period, clockSeconds, seconds, score, winProbability: winProbability(moment) };
}

/** A stretch's seconds of play since the start; `null` without a clock. */
export function spanOf({ from, to }: Pick<Stretch, 'from' | 'to'>): [number, number] | null {
  return from.seconds === null || to.seconds === null ? null : [from.seconds, to.seconds];
}

/** The assumed length of a run without a clock, in seconds. */
const untimedSeconds = 180;

/**
 * A stretch's finding without its words. Its surprise compares the margin with how far a lead usually changes in that
 * time (σ·√t of the lead model). A stretch does not repeat, so it has no drill.
 */
export function stretchFinding({ from, to, points, gained, eventIds }: Stretch) {
  const margin = points.team - points.opponent;
  const span = spanOf({ from, to });
  const seconds = span === null ? untimedSeconds : span[1] - span[0];
  const wanders = leadDeviation * Math.sqrt(Math.max(seconds, 60) / (48 * 60));
  return {
    points: margin,
    deviations: Math.abs(margin) / wanders,
    value: margin,
    usual: 0,
    repeats: 0,
    eventIds,
    stretch: { from: from.score, to: to.score },
    ...(span === null ? {} : { span }),
    ...(gained === null ? {} : { gained }),
  } satisfies Partial<Finding>;
}
