import { shotZones } from '../basketball/court.ts';
import { enoughMatches } from '../basketball/seasons.ts';
import type { ShotPlace } from '../basketball/shot-mix.ts';
import type { Side } from '../contract/play-by-play.ts';
import { totalsOf } from './finished-match.ts';
import type { Season } from './season.ts';
import { zonedAlike, zoneShots, zoneTotals } from './zones.ts';

/** A zone, or a kind of shot where zones are not known. */
export type VolumePlace = Exclude<ShotPlace, 'freeThrow'>;

/** Shots from one zone compared with the usual. */
export interface ZoneVolume {
  place: VolumePlace;
  count: number;
  /** Share of the side's shots that usually come from there, 0..1. */
  usualShare: number;
  /** The usual share of this match's number of shots. */
  usualCount: number;
  /** Worth of the additional or missing shots compared with shots from elsewhere, in the shooting side's points. */
  points: number;
}

/** The least shots of a match for a comparison. */
const leastShots = 30;

/** The shots from one zone in this match and in earlier ones. */
interface PlaceShots {
  place: VolumePlace;
  count: number;
  before: number;
}

/**
 * A side's shots by zone, or by kind; empty without five comparable earlier matches. A zone's
 * value is that of both sides' shots from there (`Season.guide`): one side's makes of few shots are luck.
 */
export function zoneVolumes(season: Season, side: Side): ZoneVolume[] {
  const places = byZone(season, side) ?? byKind(season, side);
  const shots = places.reduce((sum, { count }) => sum + count, 0);
  const earlierShots = places.reduce((sum, { before }) => sum + before, 0);
  if (earlierShots === 0 || shots < leastShots) return [];
  const worthOf = (place: VolumePlace) => season.guide.values[place];
  const overall =
    places.reduce((sum, { place, before }) => sum + before * worthOf(place), 0) / earlierShots;
  return places.map(({ place, count, before }) => {
    const usualShare = before / earlierShots;
    const usualCount = usualShare * shots;
    const points = (count - usualCount) * (worthOf(place) - overall);
    return { place, count, usualShare, usualCount, points };
  });
}

function byZone({ match, earlier }: Season, side: Side): PlaceShots[] | null {
  const zones = zoneShots(match)[side];
  const before = zoneTotals(zonedAlike(earlier, match), side);
  if (zones === null || before.matches < enoughMatches) return null;
  return shotZones.map((zone) => ({
    place: zone,
    count: zones[zone].length,
    before: before.zones[zone].attempted,
  }));
}

function byKind({ match, earlier }: Season, side: Side): PlaceShots[] {
  const now = totalsOf(match)[side];
  const places = (['twos', 'threes'] as const).flatMap((kind): PlaceShots[] => {
    const count = now[kind].attempted;
    const before = earlier.flatMap((other) => totalsOf(other)[side][kind].attempted ?? []);
    if (count === null || before.length < enoughMatches) return [];
    const sum = before.reduce((total, attempted) => total + attempted, 0);
    return [{ place: kind === 'twos' ? 'two' : 'three', count, before: sum }];
  });
  return places.length === 2 ? places : [];
}
