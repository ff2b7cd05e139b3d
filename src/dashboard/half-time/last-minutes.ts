import { type PeriodRules, secondsPlayed } from '../../basketball/score.ts';
import { pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';

/** What the last five minutes of play brought. */
export interface LastMinutes {
  points: Record<Side, number>;
  turnovers: Record<Side, number>;
  /** Who scored, the most first. */
  scorers: Record<Side, { playerId: string; points: number }[]>;
}

/** Seconds of play that are the last ones. */
export const lastSeconds = 5 * 60;

/** The last five minutes of play so far; `null` without a clock, and before five minutes were played. */
export function lastMinutes(events: readonly MatchEvent[], rules: PeriodRules): LastMinutes | null {
  const timed = events.map((event) => ({ event, at: secondsPlayed(event, rules) }));
  const now = Math.max(0, ...timed.map(({ at }) => at ?? 0));
  if (now < lastSeconds) return null;
  const last = timed.flatMap(({ event, at }) =>
    at !== null && at > now - lastSeconds ? [event] : [],
  );
  const both = <Value>(of: (own: MatchEvent[]) => Value): Record<Side, Value> => ({
    team: of(last.filter(({ side }) => side === 'team')),
    opponent: of(last.filter(({ side }) => side === 'opponent')),
  });
  const sum = (own: readonly MatchEvent[]) =>
    own.reduce((total, event) => total + pointsScored(event), 0);
  return {
    points: both(sum),
    turnovers: both((own) => own.filter(({ type }) => type === 'turnover').length),
    scorers: both((own) => {
      const ids = new Set(own.flatMap(({ playerId }) => playerId ?? []));
      return [...ids]
        .map((playerId) => ({
          playerId,
          points: sum(own.filter((event) => event.playerId === playerId)),
        }))
        .filter(({ points }) => points > 0)
        .toSorted((a, b) => b.points - a.points);
    }),
  };
}
