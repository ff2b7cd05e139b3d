import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { matchSeconds, type PeriodRules, secondsPlayed } from './score.ts';
import { pointsScored } from './shots.ts';

/** A time without a point of one side. */
export interface Drought {
  /** Start and end, in seconds of play since the start of the match. */
  fromSeconds: number;
  toSeconds: number;
  seconds: number;
  /** Points of the other side in that time. */
  pointsAgainst: number;
  /** Id of the event that ended it; absent if the match ended first. */
  endedByEventId?: string;
}

/** The match to search for droughts. */
export interface DroughtInput {
  events: readonly MatchEvent[];
  rules: PeriodRules;
  finished: boolean;
}

/**
 * The droughts of a side of at least `minimumSeconds`, the longest first; they may span periods. The last
 * one ends with the match if it is `finished`, otherwise at its last event. Empty without any clock.
 */
export function scoringDroughts(
  { events, rules, finished }: DroughtInput,
  side: Side,
  minimumSeconds = 180,
): Drought[] {
  if (!events.some((event) => event.clockSeconds !== null)) return [];
  const droughts: Drought[] = [];
  let from = 0;
  let now = 0;
  let pointsAgainst = 0;
  const close = (endedByEventId?: string) => {
    const ended = endedByEventId === undefined ? {} : { endedByEventId };
    const span = { fromSeconds: from, toSeconds: now, seconds: now - from };
    if (span.seconds >= minimumSeconds) droughts.push({ ...span, pointsAgainst, ...ended });
    from = now;
    pointsAgainst = 0;
  };
  for (const event of events) {
    now = Math.max(now, secondsPlayed(event, rules) ?? now);
    if (event.made !== true) continue;
    if (event.side !== side) pointsAgainst += pointsScored(event);
    else close(event.id);
  }
  if (finished) now = Math.max(now, matchSeconds(events.at(-1)?.period ?? 0, rules));
  close();
  return droughts.sort((a, b) => b.seconds - a.seconds);
}
