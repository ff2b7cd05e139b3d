import { decisiveStretches, type Stretch } from '../../basketball/decisive-stretches.ts';
import { matchMargin } from '../../basketball/match-margin.ts';
import type { Interval } from '../../basketball/resample.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';

export type OwnPartName = 'shots' | 'turnovers' | 'rebounds' | 'line' | 'luck';

/** What the plays of a match say by themselves, whatever a service wrote of it. */
export interface OwnView {
  margin: number;
  /** In points to a tenth, adding up to the margin. */
  parts: { name: OwnPartName; points: number }[];
  /** What of the margin can be expected against the same opponent, with its 80% interval, in points. */
  again: { estimate: number; interval: Interval };
  /** At most three stretches that moved the chance to win most, no two of the same minutes, as they were played. */
  stretches: Stretch[];
}

/** A stretch that moved the chance to win by less did not decide a match. */
const leastGained = 0.12;

/**
 * What decided a match, from its events alone: its margin taken apart possession by possession, how much of it was shots
 * falling, and the stretches that moved the chance to win. The same match always gives the same. `null` where the events
 * hold no possessions.
 */
export function ownView(
  matchId: string,
  events: readonly MatchEvent[],
  rules: PeriodRules,
): OwnView | null {
  const read = matchMargin(matchId, events);
  if (read === null) return null;
  const { net, again } = read;
  const { shotValue, turnovers, rebounds, lineTrips } = net.parts;
  const lasting = [
    { name: 'shots' as const, points: toTenth(shotValue) },
    { name: 'turnovers' as const, points: toTenth(turnovers) },
    { name: 'rebounds' as const, points: toTenth(rebounds) },
    { name: 'line' as const, points: toTenth(lineTrips) },
  ];
  const explained = lasting.reduce((sum, { points }) => sum + points, 0);
  const luck = { name: 'luck' as const, points: toTenth(net.margin - explained) };
  return {
    margin: net.margin,
    parts: [...lasting, luck],
    again: { estimate: again.estimate, interval: again.interval },
    stretches: mostDecisive(decisiveStretches({ events, rules, finished: true })),
  };
}

function mostDecisive(stretches: readonly Stretch[]): Stretch[] {
  const chosen: Stretch[] = [];
  for (const stretch of stretches) {
    if (chosen.length === 3 || Math.abs(stretch.gained ?? 0) < leastGained) break;
    if (!chosen.some((other) => overlap(stretch, other))) chosen.push(stretch);
  }
  return chosen.sort((a, b) => (a.from.seconds ?? 0) - (b.from.seconds ?? 0));
}

function overlap({ from: a, to: b }: Stretch, { from, to }: Stretch): boolean {
  if (a.seconds === null || b.seconds === null) return false;
  if (from.seconds === null || to.seconds === null) return false;
  return Math.min(b.seconds, to.seconds) > Math.max(a.seconds, from.seconds);
}

const toTenth = (value: number) => Math.round(value * 10) / 10;
