import { isThreeZone, shotZones } from '../../basketball/court.ts';
import { pooledShare } from '../../basketball/references.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { seenBy, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import type { Reference } from '../reference.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import { knowsRim, zoneShots } from '../zones.ts';
import { type Finding, ofBothSides } from './fact.ts';
import { making } from './making.ts';

/** Makes of each side, by kind and, if locations were recorded, by zone: luck (see `making`). */
export const shooting = ofBothSides((season, side) => [
  ...(['twos', 'threes', 'freeThrows'] as const).flatMap(
    (kind) => ofKind(season, side, kind) ?? [],
  ),
  ...ofZones(season, side),
]);

/** Kinds of shots with the points of a make. */
const kinds = {
  twos: { type: 'twoPointer', each: 2 },
  threes: { type: 'threePointer', each: 3 },
  freeThrows: { type: 'freeThrow', each: 1 },
} as const;

/**
 * The usual share made of a kind of shot, of twos by zone if known. `scope` describes it; `ofUnknownPlaces` says that
 * shot selection may be part of a difference.
 */
function usualMaking(season: Season, side: Side, kind: keyof typeof kinds) {
  const placed = kind === 'twos' ? twosFromTheirPlaces(season, side) : null;
  return {
    usual: placed ?? season.reference(measures[kind], side),
    scope: placed === null ? null : said('scope/places', {}),
    ofUnknownPlaces: kind === 'twos' && placed === null,
  };
}

function ofKind(season: Season, side: Side, kind: keyof typeof kinds): Finding | null {
  const { made, attempted } = totalsOf(season.match)[side][kind];
  const { usual, ...about } = usualMaking(season, side, kind);
  if (made === null || attempted === null || usual === null) return null;
  const { type, each } = kinds[kind];
  return making({
    season,
    side,
    topic: `${side} ${kind}`,
    partOf: [],
    noun: said(`kind/${kind}`, {}),
    each,
    made,
    attempted,
    shots: season.match.events.filter((event) => event.side === side && event.type === type),
    usual,
    from: { earlier: season.earlier.map((match) => measures[kind].of(seenBy(side, match))) },
    ...about,
  });
}

/**
 * The usual share made of a match's twos by zone, so that the gain of a better zone is not
 * called luck; `null` if zones, or earlier shots from each, are missing.
 */
function twosFromTheirPlaces(season: Season, side: Side): Reference | null {
  const zones = zoneShots(season.match)[side];
  if (zones === null) return null;
  const twos = shotZones.filter((zone) => !isThreeZone(zone) && zones[zone].length > 0);
  const usuals = twos.map((zone) => ({
    shots: zones[zone].length,
    usual: season.usualZone(side, zone),
  }));
  const [first] = usuals;
  if (first === undefined || usuals.some(({ usual }) => usual.basis !== 'earlier')) return null;
  const mean = pooledShare(
    usuals.map(({ shots, usual }) => ({ made: shots * usual.mean, attempted: shots })),
  );
  return mean === null ? null : { ...first.usual, mean };
}

function ofZones(season: Season, side: Side): Finding[] {
  const zones = zoneShots(season.match)[side];
  if (zones === null) return [];
  return shotZones.flatMap((zone) => {
    const isThree = isThreeZone(zone);
    const place = zone === 'paint' && !knowsRim(season.match) ? 'wholePaint' : zone;
    const found = making({
      season,
      side,
      topic: `${side} ${zone}`,
      partOf: [`${side} ${isThree ? 'threes' : 'twos'}`],
      noun: said(`kind/${place}`, {}),
      each: isThree ? 3 : 2,
      made: zones[zone].filter((shot) => shot.made === true).length,
      attempted: zones[zone].length,
      shots: zones[zone],
      usual: season.usualZone(side, zone),
      from: { zone: place },
      scope: null,
      ofUnknownPlaces: false,
    });
    return found ?? [];
  });
}
