import type { Match } from '../contract/match.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';

const benchFouls = new Set(['coachTechnical', 'benchTechnical']);

/** Whether a foul counts towards the bonus: players' fouls do, technicals of coach and bench do not (FIBA Art. 41). */
export function isTeamFoul({ type, subtype }: Pick<MatchEvent, 'type' | 'subtype'>) {
  return type === 'foul' && !benchFouls.has(subtype ?? '');
}

/** The fouls of a player that are foul trouble in a period: three in the first half, four after it. */
export const foulTrouble = (period: number, rules: Pick<Match, 'regulationPeriods'>) =>
  period <= rules.regulationPeriods / 2 ? 3 : 4;

/** A side's team fouls in a period from which each further one is two free throws (FIBA Art. 41). */
export const teamFoulsToBonus = 4;

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
