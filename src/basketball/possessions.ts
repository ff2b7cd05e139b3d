import type { Line } from '../contract/box-score.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { freeThrowMeanings, isAndOne, isLastFreeThrow } from './free-throw-trips.ts';
import { fieldGoals } from './line.ts';
import { allRecorded } from './ratio.ts';

/**
 * Possessions of either side estimated from both box scores: ½·Σ over both sides [FGA + 0.4·FTA −
 * 1.07·(ORB/(ORB + opponent's DRB))·(FGA − FGM) + TOV] (Basketball-Reference). `null` where an input is missing.
 */
export function estimatedPossessions(own: Line, other: Line): number | null {
  const halves = [sideEstimate(own, other), sideEstimate(other, own)] as const;
  return allRecorded(halves) ? (halves[0] + halves[1]) / 2 : null;
}

function sideEstimate(own: Line, other: Line): number | null {
  const { made, attempted } = fieldGoals(own);
  const inputs = [
    made,
    attempted,
    own.freeThrows.attempted,
    own.offensiveRebounds,
    other.defensiveRebounds,
    own.turnovers,
  ] as const;
  if (!allRecorded(inputs)) return null;
  const [fgm, fga, fta, orb, otherDrb, turnovers] = inputs;
  const offensiveShare = orb + otherDrb > 0 ? orb / (orb + otherDrb) : 0;
  return fga + 0.4 * fta - 1.07 * offensiveShare * (fga - fgm) + turnovers;
}

/** Possessions of one side from its own line alone: FGA − ORB + TOV + 0.44·FTA (Kubatko et al. 2007). */
export function oneSidedPossessions(line: Line): number | null {
  const inputs = [
    fieldGoals(line).attempted,
    line.offensiveRebounds,
    line.turnovers,
    line.freeThrows.attempted,
  ] as const;
  if (!allRecorded(inputs)) return null;
  const [attempted, offensive, turnovers, thrown] = inputs;
  return attempted - offensive + turnovers + 0.44 * thrown;
}

/** Points per 100 possessions (Oliver): own points for ORtg, the opponent's for DRtg. */
export function offensiveRating(points: number | null, possessions: number | null): number | null {
  if (points === null || possessions === null || possessions <= 0) return null;
  return (100 * points) / possessions;
}

/** Possessions per regulation match (FIBA: 40 minutes) of a match that lasted `seconds`. */
export function pace(
  possessions: number | null,
  seconds: number,
  regulationMinutes = 40,
): number | null {
  if (possessions === null || seconds <= 0) return null;
  return (possessions * regulationMinutes * 60) / seconds;
}

/** How many possessions each side had in one period. */
export interface PeriodPossessions {
  period: number;
  team: number;
  opponent: number;
}

/**
 * Possessions counted from the events, a row a period. A possession ends at a made field goal with no and-one
 * awarded; a made last free throw, unless of a technical, unsportsmanlike or disqualifying foul; a defensive
 * rebound; a turnover; the period's end with the ball. The ball changes hands at each end, so a row that shows
 * the ball with the side that should not have it counts the possession that the scorer did not close: the
 * two counts of a period differ by at most 1. Empty without events.
 */
export function countedPossessions(events: readonly MatchEvent[]): PeriodPossessions[] {
  const meanings = freeThrowMeanings(events);
  const periods = new Map<number, PossessionCounter>();
  events.forEach((event, index) => {
    const counter = periods.get(event.period) ?? new PossessionCounter();
    periods.set(event.period, counter);
    const { side } = event;
    if (side === null) return;
    if (event.type === 'twoPointer' || event.type === 'threePointer') {
      counter.holds(side);
      if (event.made && !isAndOne(events, index, meanings)) counter.ends(event.clockSeconds);
    } else if (event.type === 'turnover') {
      counter.holds(side);
      counter.ends(event.clockSeconds);
    } else if (event.type === 'rebound' && event.subtype === 'offensive') {
      counter.holds(side);
    } else if (event.type === 'rebound' && event.subtype === 'defensive') {
      counter.holds(otherSide(side));
      counter.ends(event.clockSeconds);
    } else if (event.type === 'freeThrow') {
      const meaning = meanings.get(index);
      if (meaning !== 'unchanged') counter.holds(side);
      if (meaning === 'live' && event.made && isLastFreeThrow(event)) {
        counter.ends(event.clockSeconds);
      }
    }
  });
  return [...periods]
    .sort(([a], [b]) => a - b)
    .map(([period, counter]) => ({ period, ...counter.total() }));
}

function otherSide(side: Side): Side {
  return side === 'team' ? 'opponent' : 'team';
}

/** Who has the ball in one period, and how often each side lost it. */
class PossessionCounter {
  private readonly ended = { team: 0, opponent: 0 };
  private holder: Side | null = null;
  private lastEnd: number | null = null;

  holds(side: Side): void {
    if (this.holder === otherSide(side)) this.ended[this.holder] += 1;
    this.holder = side;
  }

  ends(clockSeconds: number | null): void {
    if (this.holder === null) return;
    this.ended[this.holder] += 1;
    this.holder = otherSide(this.holder);
    this.lastEnd = clockSeconds;
  }

  /** Counts the ball in hand at the period's end, unless the last possession ended with the period itself. */
  total(): { team: number; opponent: number } {
    const total = { ...this.ended };
    if (this.holder !== null && this.lastEnd !== 0) total[this.holder] += 1;
    return total;
  }
}
