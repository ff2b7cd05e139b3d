import type { Line } from '../contract/box-score.ts';
import { allRecorded, ratio } from './ratio.ts';

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
