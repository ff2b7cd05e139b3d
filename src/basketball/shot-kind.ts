import type { MatchEvent } from '../contract/play-by-play.ts';
import { distanceToBasket, type ShotZone, zoneOf } from './court.ts';
import { type FieldGoal, isFieldGoal } from './shots.ts';

/** The kind of a shot as recorded, if it says how hard the shot is. */
export type ShotKind = 'layup' | 'dunk' | 'tipIn' | 'alleyOop' | 'offTheDribble' | 'jumpShot';

/** In this order: an "alleyoopdunk" is an alley-oop, a "tipinlayup" a tip-in. */
const kinds: readonly (readonly [RegExp, ShotKind])[] = [
  [/alley/, 'alleyOop'],
  [/tip|put-?back/, 'tipIn'],
  [/dunk/, 'dunk'],
  [/lay-?up|finger-?roll|euro-?step/, 'layup'],
  [/pull-?up|step-?back|fade/, 'offTheDribble'],
  [/jump|hook|float|turn-?around|set-?shot/, 'jumpShot'],
];

/** The kind of a shot from its recorded subtype (LiveStats' words and similar ones); `null` if not recorded. */
export function shotKindOf(subtype: string | undefined): ShotKind | null {
  const word = subtype?.toLowerCase().replaceAll(/[\s_]/g, '') ?? '';
  return kinds.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Whether a shot's kind puts it at the basket: a layup, dunk, tip-in or alley-oop. */
export function isAtRimByKind({ type, subtype }: Pick<MatchEvent, 'type' | 'subtype'>): boolean {
  const kind = type === 'twoPointer' ? shotKindOf(subtype) : null;
  return kind === 'layup' || kind === 'dunk' || kind === 'tipIn' || kind === 'alleyOop';
}

/**
 * The zone of a field goal, its recorded kind first: a layup, dunk, tip-in or alley-oop is at the rim wherever the
 * scorer's finger fell; the position decides among jump shots and shots without a kind. `null` if neither is recorded.
 */
export function recordedZoneOf(shot: FieldGoal): ShotZone | null {
  if (isAtRimByKind(shot)) return 'rim';
  return shot.courtPosition === undefined ? null : zoneOf(shot.courtPosition, shot.type);
}

/** How well the plotted positions of a match agree with the recorded kinds. */
export interface PlottingCheck {
  /** Layups, dunks, tip-ins and alley-oops with a position, and how many are plotted within two metres. */
  atRim: number;
  near: number;
  /** Whether enough of them are plotted elsewhere to warn about the zones; `null` with fewer than eight. */
  disagrees: boolean | null;
}

/** In eight real matches 90% of such shots lie within this many metres of the basket's centre, in the worst one 75%. */
const nearMetres = 2;
const leastShots = 8;
const leastShare = 0.6;

/** Whether a match's plotting disagrees with its kinds: fewer than 60% of its shots at the rim are plotted there. */
export function checkPlotting(events: readonly MatchEvent[]): PlottingCheck {
  const distances = events
    .filter((event) => isFieldGoal(event) && isAtRimByKind(event))
    .flatMap(({ courtPosition }) => (courtPosition ? [distanceToBasket(courtPosition)] : []));
  const atRim = distances.length;
  const near = distances.filter((metres) => metres <= nearMetres).length;
  return { atRim, near, disagrees: atRim < leastShots ? null : near < leastShare * atRim };
}
