import type { Line } from '../../contract/box-score.ts';
import type { Rating } from '../../contract/insight.ts';
import { type Fallback, type Reference, referenceOf } from '../reference.ts';
import { decimal } from '../wording/numbers.ts';
import { against } from '../wording/reference.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { totalsOf } from './measures.ts';
import { deviations, rating } from './rate.ts';
import type { Season } from './season.ts';
import {
  describeMix,
  expectedPoints,
  type ShotMix,
  shotMixOf,
  usualExpectedPoints,
} from './shot-mix.ts';

/** Points per shot: the least and the assumed standard deviation of a team's expected points. */
const deviation = { floor: 0.03, assumed: 0.06 };

/** The team's shot mix against its earlier ones, or the guide's; `null` where no shot was recorded. */
export function rateShotMix(season: Season, line: Line): Rating | null {
  const mix = shotMixOf(season.match, line);
  if (mix === null) return null;
  const reference = shotMixReference(season, mix);
  const expected = expectedPoints(mix, season.guide);
  if (expected === null) return null;
  return rating(
    deviations(expected, reference),
    `${describeMix(mix)}; from there a shot brings ${decimal(expected, 2)} points on average, ${against(
      reference,
      (value) => decimal(value, 2),
    )}.${mix.placed ? '' : ' Shot places were not recorded, so only twos, threes and free throws count.'}`,
  );
}

/** What a mix's expected points are compared with: earlier mixes told apart in the same way, else the guide's spread. */
function shotMixReference(season: Season, mix: ShotMix): Reference {
  const guide = season.guide;
  const before = season.earlier.map((match) => earlierExpectation(match, mix.placed, season));
  const usual = usualExpectedPoints(guide);
  const fallback: Fallback = {
    mean: usual,
    deviation: deviation.assumed,
    source: `in our own rough guide for ${guide.label} teams`,
    basis: 'guide',
  };
  return referenceOf(before, deviation.floor, fallback);
}

function earlierExpectation(match: FinishedMatch, placed: boolean, season: Season): number | null {
  const mix = shotMixOf(match, totalsOf(match).own);
  if (mix === null || mix.placed !== placed) return null;
  return expectedPoints(mix, season.guide);
}
