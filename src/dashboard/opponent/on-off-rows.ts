import type { OnOff } from '../../basketball/lineup-totals.ts';

/** An own player with and without whom the meetings went differently. */
export interface OnOffRow extends OnOff {
  /** Own less their points for 40 minutes, on court less off it. */
  difference: number;
  /** Their points for 40 minutes with this player on court. */
  against: number;
}

/** Under so many minutes on or off court nothing is told. */
const leastSeconds = 8 * 60;
const fortyMinutes = 40 * 60;

/**
 * Own players with at least eight minutes on and off court in the meetings, the best difference first. What happened: on and
 * off is never a rating.
 */
export function onOffRows(all: readonly OnOff[]): OnOffRow[] {
  return all
    .flatMap((row) => {
      const on = perForty(row.on);
      const off = perForty(row.off);
      if (on === null || off === null) return [];
      return [{ ...row, difference: on.margin - off.margin, against: on.against }];
    })
    .toSorted((a, b) => b.difference - a.difference);
}

function perForty({ seconds, margin, pointsAgainst }: OnOff['on']) {
  if (seconds === null || margin === null || pointsAgainst === null || seconds < leastSeconds) {
    return null;
  }
  const times = fortyMinutes / seconds;
  return { margin: margin * times, against: pointsAgainst * times };
}
