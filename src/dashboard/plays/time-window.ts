import { matchSeconds, secondsPlayed } from '../../basketball/score.ts';
import type { FlowPoint } from '../../basketball/score-flow.ts';
import { pointsOfShot } from '../../basketball/shots.ts';
import { type WinPoint, winProbabilities } from '../../basketball/win-probability.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { flowSteps, markedRuns } from '../figures/flow-geometry.ts';
import { surnameOnChart } from '../figures/match-text.ts';
import type { MatchPlays } from './match-plays.ts';

/** The data of all lanes; times in seconds of play since the start, or the index of the score without a clock. */
export type Course = ReturnType<typeof courseOf>;

/** A shot on the time axis: its points, 0 for a miss. */
export interface ShotMark {
  side: Side;
  at: number;
  points: number;
}

/** The part of the axis that fills the width. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** Longer runs, in seconds, get no band: it would cover the match instead of marking a part of it. */
const longestBand = 300;

/** The length of the enlarged end of a match, in seconds. */
const lastSeconds = 300;

/** All timed events of a match, with their times. */
export function courseOf(match: MatchPlays, flow: readonly FlowPoint[]) {
  const { events, rules, timed, finished, periodEnds } = match;
  const lastScore = flow.at(-1)?.seconds ?? flow.length;
  const end = timed ? Math.max(periodEnds.at(-1)?.endSeconds ?? 0, lastScore) : flow.length;
  const atOf = ({ period, clockSeconds }: WinPoint) => matchSeconds(period, rules) - clockSeconds;
  const chances = (timed ? (winProbabilities(events, rules, finished) ?? []) : []).map((point) => ({
    at: atOf(point),
    chance: point.probability,
  }));
  return {
    whole: { from: 0, to: end },
    last: timed && finished ? lastMinutes(end, chances) : null,
    scores: flow.map(({ eventId, seconds, team, opponent }, index) => ({
      at: seconds ?? index + 1,
      margin: team - opponent,
      text: `${surnameOnChart(match.byEventId.get(eventId)?.person?.name ?? '')} ${team}–${opponent}`.trim(),
    })),
    steps: flowSteps(flow, timed && finished ? end : lastScore),
    runs: markedRuns(flow).filter(({ from, to }) => !timed || to - from <= longestBand),
    /** The chance to win from each time on; empty without a clock. */
    chances,
    shots: timed ? events.flatMap((event) => shotMark(event, secondsPlayed(event, rules))) : [],
    periods: timed ? periodEnds.map(({ label, endSeconds }) => ({ label, end: endSeconds })) : [],
  };
}

function shotMark({ type, side, made, points }: MatchEvent, at: number | null): ShotMark[] {
  const worth = pointsOfShot[type];
  if (worth === undefined || at === null || side === null || made === undefined) return [];
  return [{ side, at, points: made ? (points ?? worth) : 0 }];
}

/** A match is decided for a side with a higher chance to win. */
const decided = 0.95;

/** The last five minutes of a match, or of its overtime; `null` if it was decided before them. */
export function lastMinutes(
  end: number,
  chances: readonly { at: number; chance: number }[],
): TimeWindow | null {
  const from = end - lastSeconds;
  const isOpen = chances.some(
    ({ at, chance }, index) =>
      (chances[index + 1]?.at ?? end) > from && at < end && Math.max(chance, 1 - chance) <= decided,
  );
  return isOpen && from > 0 ? { from, to: end } : null;
}

/**
 * The scores of a window that are named: the highest and the lowest lead, and the last change of the lead; none over another.
 * @param width the part of the window that a name takes
 */
export function namedScores({ scores }: Course, { from, to }: TimeWindow, width: number) {
  const within = scores.filter(({ at }) => at > from && at <= to);
  const margins = within.map(({ margin }) => margin);
  const high = within.find(({ margin }) => margin > 0 && margin === Math.max(...margins));
  const low = within.find(({ margin }) => margin < 0 && margin === Math.min(...margins));
  const changed = scores.findLast(
    ({ at, margin }, index) =>
      at > from &&
      at <= to &&
      margin !== 0 &&
      Math.sign(scores[index - 1]?.margin ?? 0) !== Math.sign(margin),
  );
  const named: ((typeof scores)[number] & { isAbove: boolean; isLate: boolean; start: number })[] =
    [];
  for (const score of [high, low, changed]) {
    if (!score) continue;
    // A change of the lead is named on the other side, which stays empty after it.
    const isAbove = score === high || (score !== low && score.margin < 0);
    const place = (score.at - from) / (to - from);
    // Late in the window its name ends at the score.
    const isLate = place > 0.6;
    const start = isLate ? place - width : place;
    if (named.some((each) => each.isAbove === isAbove && Math.abs(each.start - start) < width)) {
      continue;
    }
    named.push({ ...score, isAbove, isLate, start });
  }
  return named;
}

/** Points of both sides within a window. */
export function pointsWithin({ steps }: Course, { from, to }: TimeWindow): Record<Side, number> {
  const before = steps.findLast(({ at }) => at <= from);
  const after = steps.findLast(({ at }) => at <= to);
  const gained = (side: Side) => (after?.[side] ?? 0) - (before?.[side] ?? 0);
  return { team: gained('team'), opponent: gained('opponent') };
}

/** The chance to win at a time; `null` if unknown. */
export function chanceAt({ chances }: Course, at: number): number | null {
  return chances.findLast((point) => point.at <= at)?.chance ?? (chances.length > 0 ? 0.5 : null);
}
