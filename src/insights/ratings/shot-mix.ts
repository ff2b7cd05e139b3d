import { shotZones } from '../../basketball/court.ts';
import { pooledShare } from '../../basketball/references.ts';
import { checkPlotting } from '../../basketball/shot-kind.ts';
import type { ShotCounts, ShotPlace } from '../../basketball/shot-mix.ts';
import type { Line } from '../../contract/box-score.ts';
import { totalsOf } from '../finished-match.ts';
import { guideSource, type ShotGuide } from '../guide.ts';
import type { NounKey } from '../numbers.ts';
import { referenceOf } from '../reference.ts';
import type { Season } from '../season.ts';
import { expectedPoints, type ShotMix, shotMixOf } from '../shot-mix.ts';
import { said } from '../words/said.ts';
import { deviations, numberOf, type Rated, rated } from './rate.ts';

/** Standard deviation of a team's expected points per shot: the least, and the assumed one. */
const deviation = { least: 0.03, assumed: 0.06 };

/** The team's shot mix compared with earlier matches of the same zones, or with the guide; `null` without a shot. */
export function rateShotMix({ match, earlier, guide }: Season, line: Line): Rated | null {
  const mix = shotMixOf(match, line);
  const expected = mix && expectedPoints(mix, guide);
  if (mix === null || expected === null) return null;
  const before = earlier.flatMap((other) => {
    const otherMix = shotMixOf(other, totalsOf(other).team);
    const isAlike = otherMix?.placed === mix.placed && otherMix.knowsRim === mix.knowsRim;
    return isAlike ? otherMix : [];
  });
  const reference = referenceOf(
    before.map((other) => expectedPoints(other, guide)),
    deviation.least,
    {
      mean: usualPoints(guide),
      deviation: deviation.assumed,
      source: guideSource(guide),
      basis: 'guide',
    },
    expectedPoints({ ...mix, counts: together(before) }, guide),
  );
  const better = deviations(expected, reference);
  const clause = said('rate/shotMix', {
    ...shotsInMix(mix),
    value: numberOf(expected, 2),
    against: { against: reference, digits: 2 },
  });
  const number = { value: expected, usual: reference.mean };
  if (mix.placed) return { ...rated(better, [clause]), number };
  const isPoor = checkPlotting(match.events).disagrees === true;
  const note = said(`shot chart/${isPoor ? 'poor plotting' : 'unknown'}`, {});
  return { ...rated(better, [clause], note), number };
}

/** Sums the shots of several matches by zone. */
function together(mixes: readonly ShotMix[]): ShotCounts {
  const sum: ShotCounts = {};
  for (const { counts } of mixes) {
    for (const place of Object.keys(counts) as ShotPlace[]) {
      sum[place] = (sum[place] ?? 0) + (counts[place] ?? 0);
    }
  }
  return sum;
}

/** Expected points per shot of the guide's own distribution. */
function usualPoints({ spread, values }: ShotGuide): number {
  const parts = (['two', 'three', 'freeThrow'] as const).map((place) => ({
    made: spread[place] * values[place],
    attempted: spread[place],
  }));
  return pooledShare(parts) ?? 0;
}

/** The counts of a mix: shots from the field, those of each zone, and free throws. */
export function shotsInMix({ counts, placed, knowsRim }: ShotMix) {
  const zones = (placed ? shotZones : (['two', 'three'] as const)).flatMap((place) => {
    const of: NounKey = place === 'paint' && !knowsRim ? 'wholePaint' : place;
    const count = counts[place] ?? 0;
    return count > 0 ? [{ count, of }] : [];
  });
  const shots = zones.reduce((sum, { count }) => sum + count, 0);
  return {
    shots: { count: shots, of: 'shot' },
    zones: { counts: zones },
    throws: { count: counts.freeThrow ?? 0, of: 'freeThrow' },
  } as const;
}
