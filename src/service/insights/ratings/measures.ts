import { fourFactors } from '../../../basketball/four-factors.ts';
import { fieldGoals, unrecordedLine } from '../../../basketball/line.ts';
import { estimatedPossessions, offensiveRating } from '../../../basketball/possessions.ts';
import { ratio } from '../../../basketball/ratio.ts';
import { defensiveReboundShare } from '../../../basketball/rebounding.ts';
import { pointsPerShot, share } from '../../../basketball/shooting.ts';
import type { Line } from '../../../contract/box-score.ts';
import type { FinishedMatch } from '../written-insight.ts';

/** Both sides' totals; what was not recorded is `null` in them. */
export function totalsOf({ boxScore }: FinishedMatch): { own: Line; other: Line } {
  return {
    own: boxScore.team.totals ?? unrecordedLine(),
    other: boxScore.opponent.totals ?? unrecordedLine(),
  };
}

/** What a team is compared in from match to match: shares from 0 to 1 unless said otherwise; `null` = not recorded. */
export function measuresOf(match: FinishedMatch) {
  const { own, other } = totalsOf(match);
  const ownFactors = fourFactors(own, other);
  const otherFactors = fourFactors(other, own);
  return {
    /** Field-goal points per attempt. */
    pointsPerShot: pointsPerShot(own),
    assistRate: ratio(assistsOnFieldGoals(match), fieldGoals(own).made),
    turnovers: ownFactors.turnovers,
    offensiveRebounds: ownFactors.offensiveRebounds,
    defensiveRebounds: defensiveReboundShare(own, other),
    /** Opponent's points per 100 possessions. */
    opponentRating: offensiveRating(other.points, estimatedPossessions(own, other)),
    forcedTurnovers: otherFactors.turnovers,
    /** Opponent's field-goal points per attempt. */
    opponentPointsPerShot: pointsPerShot(other),
    twos: share(own.twos),
    threes: share(own.threes),
    freeThrows: share(own.freeThrows),
    /** Own points by those who did not start, of all own points. */
    benchShare: ratio(benchPoints(match, 'team'), own.points),
    /** Steals, blocks, defensive rebounds and fouls by game score's weights, per 40 minutes of one player. */
    defensiveActivity: defensiveActivity(own),
  };
}

export type Measures = ReturnType<typeof measuresOf>;
export type MeasureName = keyof Measures;

/** The team's assists without those on free throws, which some scorers credit and FGM does not hold. */
export function assistsOnFieldGoals(match: FinishedMatch, playerId?: string): number | null {
  const line =
    playerId === undefined
      ? totalsOf(match).own
      : match.boxScore.team.players.find((player) => player.playerId === playerId);
  const all = line?.assists ?? null;
  if (all === null) return null;
  const freeThrows = new Set(
    match.events.filter((event) => event.type === 'freeThrow').map((event) => event.id),
  );
  const onFreeThrows = match.events.filter(
    (event) =>
      event.type === 'assist' &&
      event.side === 'team' &&
      (playerId === undefined || event.playerId === playerId) &&
      event.relatedEventId !== undefined &&
      freeThrows.has(event.relatedEventId),
  );
  return Math.max(0, all - onFreeThrows.length);
}

/** Points of those who did not start; `null` where players, starters or a player's points were not recorded. */
export function benchPoints(match: FinishedMatch, side: 'team' | 'opponent'): number | null {
  const { players } = match.boxScore[side];
  if (!players.some((player) => player.starter)) return null;
  let sum = 0;
  for (const player of players) {
    if (player.starter || !player.played) continue;
    if (player.points === null) return null;
    sum += player.points;
  }
  return sum;
}

/**
 * Defensive acts per 40 minutes of one player, in points: STL + 0.7·BLK + 0.3·DRB − 0.4·PF (game score's weights,
 * Hollinger); a side's seconds are those of its five players together. `null` where an input is missing.
 */
export function defensiveActivity(line: Line): number | null {
  const { steals, blocks, defensiveRebounds, fouls, seconds } = line;
  if (steals === null || blocks === null || defensiveRebounds === null || fouls === null) {
    return null;
  }
  const acts = steals + 0.7 * blocks + 0.3 * defensiveRebounds - 0.4 * fouls;
  return ratio(acts * 40 * 60, seconds);
}
