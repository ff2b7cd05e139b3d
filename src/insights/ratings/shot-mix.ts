import { shotZones } from '../../basketball/court.ts';
import type { ShotPlace } from '../../basketball/shot-mix.ts';
import type { Line } from '../../contract/box-score.ts';
import type { Rating } from '../../contract/insight.ts';
import { totalsOf } from '../finished-match.ts';
import { guideSource, type ShotGuide } from '../guide.ts';
import { counted, decimal } from '../numbers.ts';
import { against, referenceOf } from '../reference.ts';
import type { Season } from '../season.ts';
import { expectedPoints, type ShotMix, shotMixOf } from '../shot-mix.ts';
import { deviations, rating } from './rate.ts';

/** Points per shot: the least and the assumed standard deviation of a team's expected points. */
const deviation = { least: 0.03, assumed: 0.06 };

/** The team's shot mix against its earlier ones that are told apart alike, or the guide's; `null` where there was no shot. */
export function rateShotMix({ match, earlier, guide }: Season, line: Line): Rating | null {
  const mix = shotMixOf(match, line);
  const expected = mix && expectedPoints(mix, guide);
  if (mix === null || expected === null) return null;
  const before = earlier.map((other) => {
    const otherMix = shotMixOf(other, totalsOf(other).team);
    return otherMix?.placed === mix.placed ? expectedPoints(otherMix, guide) : null;
  });
  const reference = referenceOf(before, deviation.least, {
    mean: usualPoints(guide),
    deviation: deviation.assumed,
    source: guideSource(guide),
    basis: 'guide',
  });
  const points = (value: number) => decimal(value, 2);
  const comment = `${describeMix(mix)}; from there a shot brings ${points(expected)} points on average, ${against(reference, points)}.`;
  const unplaced = ' Shot places were not recorded, so only twos, threes and free throws count.';
  return rating(deviations(expected, reference), mix.placed ? comment : `${comment}${unplaced}`);
}

/** Points per shot to expect of the guide's own spread. */
function usualPoints({ spread, values }: ShotGuide): number {
  const points =
    spread.two * values.two + spread.three * values.three + spread.freeThrow * values.freeThrow;
  return points / (spread.two + spread.three + spread.freeThrow);
}

const placeNames: Partial<Record<ShotPlace, string>> = {
  rim: 'at the rim',
  paint: 'elsewhere in the paint',
  midRange: 'from mid-range',
  cornerThree: 'corner threes',
  aboveBreakThree: 'other threes',
  two: 'twos',
  three: 'threes',
};

/** The counts of a mix in words: "62 shots: 25 at the rim, 6 corner threes, 14 free throws". */
export function describeMix({ counts, placed }: ShotMix): string {
  const places: readonly ShotPlace[] = placed ? shotZones : ['two', 'three'];
  let shots = 0;
  const parts = places.flatMap((place) => {
    const count = counts[place] ?? 0;
    const name = placeNames[place] ?? '';
    shots += count;
    return count > 0 ? [`${count} ${count === 1 ? name.replace(/s$/, '') : name}`] : [];
  });
  parts.push(counted(counts.freeThrow ?? 0, 'free throw'));
  return `${counted(shots, 'shot')}: ${parts.join(', ')}`;
}
