import { zoneOf } from '../../basketball/court.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { type ShotPlace, shotPlaces } from '../../basketball/shot-mix.ts';
import { isFieldGoal, pointsScored } from '../../basketball/shots.ts';
import { remember } from '../evidence/remember.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { ShotGuide } from './bands.ts';

/** As many shots as the guide's value of a place counts for beside the team's own. */
const guideShots = 60;

/**
 * The guide with each place's value moved towards what the team's shots from there brought in its earlier matches,
 * in points per attempt (a free throw's in points per 0.44 of an attempt); the more shots, the further.
 */
export function learnedGuide(earlier: readonly FinishedMatch[], guide: ShotGuide): ShotGuide {
  const values = { ...guide.values };
  const seasons = earlier.map(shotsByPlace);
  for (const place of shotPlaces) {
    let attempts = guideShots;
    let points = guideShots * guide.values[place];
    for (const match of seasons) {
      attempts += match.get(place)?.attempts ?? 0;
      points += match.get(place)?.points ?? 0;
    }
    values[place] = points / attempts;
  }
  return { ...guide, values };
}

/** The team's attempts from each place in one match, and their points. */
const shotsByPlace = remember(({ events }: FinishedMatch) => {
  const shots = new Map<ShotPlace, { attempts: number; points: number }>();
  const add = (place: ShotPlace, points: number) => {
    const sum = shots.get(place) ?? { attempts: 0, points: 0 };
    shots.set(place, { attempts: sum.attempts + 1, points: sum.points + points });
  };
  for (const event of events) {
    if (event.side !== 'team') continue;
    if (event.type === 'freeThrow') {
      add('freeThrow', event.made === true ? 1 / shotsOfFreeThrow : 0);
      continue;
    }
    if (!isFieldGoal(event)) continue;
    const points = pointsScored(event);
    add(event.type === 'twoPointer' ? 'two' : 'three', points);
    if (event.courtPosition !== undefined) add(zoneOf(event.courtPosition, event.type), points);
  }
  return shots;
});
