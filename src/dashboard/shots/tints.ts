import type { ShotRow } from '../../basketball/season-shots.ts';

/** With fewer shots a zone is not tinted. */
const leastShots = 10;

/** How far a zone lies from the usual, in the steps of the tints: ±0.10 and ±0.30 points a shot. */
export type ZoneStep = 'm2' | 'm1' | 'zero' | 'p1' | 'p2';

/** The tint of a row; `null` with too few shots, or without a usual. */
export function stepOf({
  attempted,
  difference,
}: Pick<ShotRow<string>, 'attempted' | 'difference'>): ZoneStep | null {
  if (difference === null || attempted < leastShots) return null;
  if (Math.abs(difference) < 0.1) return 'zero';
  if (difference > 0) return difference < 0.3 ? 'p1' : 'p2';
  return difference > -0.3 ? 'm1' : 'm2';
}
