import type { MatchEvent } from '../contract/play-by-play.ts';
import { leadDeviation } from './certainty.ts';
import { normalShareBelow } from './normal.ts';
import { matchSeconds, type PeriodRules } from './score.ts';

const publishedMinutes = 48;

/** A moment of a match. */
export interface MatchMoment {
  /** Own minus opponent's points. */
  lead: number;
  /** Seconds left in regulation, or in the current overtime. */
  secondsLeft: number;
}

/**
 * The chance to win, 0..1, from lead and time left: Φ(lead / (σ·√t)), with t the time left as a part of 48 minutes, so that a
 * match of any length wanders as much a minute (Stern 1994, A Brownian Motion Model for the Progress of Sports Scores,
 * JASA 89, without his home advantage). With no time left 1 ahead, 0 behind and ½ level: the overtime is still to come. Who
 * has the ball is left out: in the last ten seconds the chance is rough. A mirrored moment has 1 − chance.
 */
export function winProbability({ lead, secondsLeft }: MatchMoment): number {
  const left = Math.max(0, secondsLeft) / (publishedMinutes * 60);
  if (left === 0) return (Math.sign(lead) + 1) / 2;
  return normalShareBelow(lead / (leadDeviation * Math.sqrt(left)));
}

/** Seconds left of regulation, or of the overtime that `period` is, when its clock shows `clockSeconds`. */
export function secondsLeft(period: number, clockSeconds: number, rules: PeriodRules): number {
  if (period > rules.regulationPeriods) return clockSeconds;
  return matchSeconds(rules.regulationPeriods, rules) - matchSeconds(period, rules) + clockSeconds;
}

/** The chance to win after one event. */
export interface WinPoint {
  eventId: string;
  period: number;
  clockSeconds: number;
  lead: number;
  probability: number;
}

/**
 * The team's chance to win after each change of the score, and at each period's end: for a chart, and for the gain of
 * stretches. `null` without a clock or a score. The last point of a finished match is 1 or 0.
 */
export function winProbabilities(
  events: readonly MatchEvent[],
  rules: PeriodRules,
  finished: boolean,
): WinPoint[] | null {
  const points: WinPoint[] = [];
  let lead = 0;
  let clock = 0;
  events.forEach((event, at) => {
    const { id, period, score } = event;
    if (score.team === null || score.opponent === null) return;
    if (event.clockSeconds === null && clock === 0) return;
    clock = event.clockSeconds ?? clock;
    const ends = events[at + 1]?.period !== period && (at + 1 < events.length || finished);
    const now = score.team - score.opponent;
    if (now === lead && !ends) return;
    lead = now;
    const clockSeconds = ends ? 0 : clock;
    const left = secondsLeft(period, clockSeconds, rules);
    const probability = winProbability({ lead, secondsLeft: left });
    points.push({ eventId: id, period, clockSeconds, lead, probability });
  });
  return points.length === 0 ? null : points;
}
