import { shotZones } from './court.ts';
import { shotsOfFreeThrow } from './shooting.ts';

/** A zone, a kind of shot if the location is unknown, or a free throw. */
export const shotPlaces = [...shotZones, 'two', 'three', 'freeThrow'] as const;
export type ShotPlace = (typeof shotPlaces)[number];

/** The number of shots from each zone. */
export type ShotCounts = Partial<Record<ShotPlace, number>>;

/**
 * Points per shot to expect of a shot mix = Σ n·w·value / Σ n·w over its zones, with w = 0.44 for a free throw and 1
 * otherwise: the zones' worth, made or missed. `values` are points per shot from each zone
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
