import type { Line } from '../contract/box-score.ts';
import { fieldGoals, rebounds } from './line.ts';
import { allRecorded, ratio } from './ratio.ts';

/** EFF = PTS + REB + AST + STL + BLK − missed FG − missed FT − TOV (FIBA); `null` where an input is missing. */
export function efficiency(line: Line): number | null {
  const shots = fieldGoals(line);
  const inputs = [
    line.points,
    rebounds(line),
    line.assists,
    line.steals,
    line.blocks,
    shots.made,
    shots.attempted,
    line.freeThrows.made,
    line.freeThrows.attempted,
    line.turnovers,
  ] as const;
  if (!allRecorded(inputs)) return null;
  const [points, boards, assists, steals, blocks, made, attempted, ftMade, ftAttempted, lost] =
    inputs;
  return (
    points + boards + assists + steals + blocks - (attempted - made) - (ftAttempted - ftMade) - lost
  );
}

/** PIR = EFF + fouls drawn − own shots blocked − fouls (EuroLeague); `null` where an input is missing. */
export function performanceIndexRating(line: Line): number | null {
  const inputs = [efficiency(line), line.foulsDrawn, line.blocksReceived, line.fouls] as const;
  if (!allRecorded(inputs)) return null;
  const [basis, drawn, received, fouls] = inputs;
  return basis + drawn - received - fouls;
}

/**
 * Game score = PTS + .4·FGM − .7·FGA − .4·(FTA − FTM) + .7·ORB + .3·DRB + STL + .7·AST + .7·BLK − .4·PF − TOV
 * (Hollinger); `null` where an input is missing.
 */
export function gameScore(line: Line): number | null {
  const shots = fieldGoals(line);
  const scoring = [
    line.points,
    shots.made,
    shots.attempted,
    line.freeThrows.made,
    line.freeThrows.attempted,
  ] as const;
  const rest = [
    line.offensiveRebounds,
    line.defensiveRebounds,
    line.steals,
    line.assists,
    line.blocks,
    line.fouls,
    line.turnovers,
  ] as const;
  if (!allRecorded(scoring) || !allRecorded(rest)) return null;
  const [points, made, attempted, ftMade, ftAttempted] = scoring;
  const [offensive, defensive, steals, assists, blocks, fouls, turnovers] = rest;
  return (
    points +
    0.4 * made -
    0.7 * attempted -
    0.4 * (ftAttempted - ftMade) +
    0.7 * offensive +
    0.3 * defensive +
    steals +
    0.7 * assists +
    0.7 * blocks -
    0.4 * fouls -
    turnovers
  );
}

/**
 * Defensive acts per 40 minutes of one player, in points: STL + 0.7·BLK + 0.3·DRB − 0.4·PF (game score's weights,
 * Hollinger); a side's seconds are those of its five players together. `null` where an input is missing, or no time.
 */
export function defensiveActivity(
  line: Pick<Line, 'steals' | 'blocks' | 'defensiveRebounds' | 'fouls' | 'seconds'>,
): number | null {
  const inputs = [line.steals, line.blocks, line.defensiveRebounds, line.fouls] as const;
  if (!allRecorded(inputs)) return null;
  const [steals, blocks, rebounds, fouls] = inputs;
  return ratio((steals + 0.7 * blocks + 0.3 * rebounds - 0.4 * fouls) * 40 * 60, line.seconds);
}
