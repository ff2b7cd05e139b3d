import type { Match } from '../contract/match.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';

const benchFouls = new Set(['coachTechnical', 'benchTechnical']);

/** Whether a foul counts towards the bonus: players' fouls do, technicals of coach and bench do not (FIBA Art. 41). */
export function isTeamFoul({ type, subtype }: Pick<MatchEvent, 'type' | 'subtype'>) {
  return type === 'foul' && !benchFouls.has(subtype ?? '');
}

/** Team fouls of a side that count in `period`; an overtime continues those of the last regulation period (FIBA Art. 41). */
export function teamFouls(
  events: readonly MatchEvent[],
  side: Side,
  period: number,
  { regulationPeriods }: Pick<Match, 'regulationPeriods'>,
): number {
  const from = Math.min(period, regulationPeriods);
  return events.filter(
    (event) =>
      isTeamFoul(event) && event.side === side && event.period >= from && event.period <= period,
  ).length;
}
