import { shotZones } from './court.ts';
import { shotsOfFreeThrow } from './shooting.ts';

/** A zone, a kind of shot where the place is not known, or a free throw. */
export const shotPlaces = [...shotZones, 'two', 'three', 'freeThrow'] as const;
export type ShotPlace = (typeof shotPlaces)[number];

/** How many shots came from each place. */
export type ShotCounts = Partial<Record<ShotPlace, number>>;

/**
 * Points per shot to expect of a shot mix = Σ n·w·value / Σ n·w over its places, with w = 0.44 for a free throw and 1
 * else: what the places are worth, whether or not the shots went in. `values` are points per shot from each place
 * (a free throw's share made / 0.44). `null` without a shot.
 */
export function expectedPointsPerShot(
  counts: ShotCounts,
  values: Readonly<Record<ShotPlace, number>>,
): number | null {
  let points = 0;
  let shots = 0;
  for (const place of shotPlaces) {
    const count = counts[place] ?? 0;
    const weight = place === 'freeThrow' ? shotsOfFreeThrow : 1;
    points += count * weight * values[place];
    shots += count * weight;
  }
  return shots > 0 ? points / shots : null;
}
