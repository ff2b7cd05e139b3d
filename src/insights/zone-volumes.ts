import { shotZones } from '../basketball/court.ts';
import type { ShotPlace } from '../basketball/shot-mix.ts';
import type { Shooting } from '../contract/box-score.ts';
import type { Side } from '../contract/play-by-play.ts';
import { totalsOf } from './finished-match.ts';
import { enoughMatches } from './reference.ts';
import type { Season } from './season.ts';
import { zoneShots, zoneTotals } from './zones.ts';

/** A zone, or a kind of shot where zones are not known. */
export type VolumePlace = Exclude<ShotPlace, 'freeThrow'>;

/** How many shots came from one place beside how many usually do. */
export interface ZoneVolume {
  place: VolumePlace;
  count: number;
  /** Share of the side's shots that usually come from there, 0..1. */
  usualShare: number;
  /** Of as many shots as in this match. */
  usualCount: number;
  /** What the shots more or fewer are worth there beside elsewhere, in the shooting side's points. */
  points: number;
}

/** So few shots of a match say nothing of where they usually come from. */
const leastShots = 30;

/** What one place held in this match and in those before. */
interface PlaceShots {
  place: VolumePlace;
  count: number;
  before: { attempted: number; made: number };
  each: 2 | 3;
}

/** Where a side's shots came from, by zone, else by kind; empty where five earlier matches told alike are missing. */
export function zoneVolumes(season: Season, side: Side): ZoneVolume[] {
  const places = byZone(season, side) ?? byKind(season, side);
  const shots = places.reduce((sum, { count }) => sum + count, 0);
  const earlierShots = places.reduce((sum, { before }) => sum + before.attempted, 0);
  if (earlierShots === 0 || shots < leastShots) return [];
  const earlierPoints = places.reduce((sum, { before, each }) => sum + before.made * each, 0);
  const overall = earlierPoints / earlierShots;
  return places.map(({ place, count, before, each }) => {
    const usualShare = before.attempted / earlierShots;
    const usualCount = usualShare * shots;
    const worth = before.attempted === 0 ? overall : (before.made * each) / before.attempted;
    return {
      place,
      count,
      usualShare,
      usualCount,
      points: (count - usualCount) * (worth - overall),
    };
  });
}

function byZone({ match, earlier }: Season, side: Side): PlaceShots[] | null {
  const zones = zoneShots(match)[side];
  const before = zoneTotals(earlier, side);
  if (zones === null || before.matches < enoughMatches) return null;
  return shotZones.map((zone) => ({
    place: zone,
    count: zones[zone].length,
    before: before.zones[zone],
    each: zone === 'cornerThree' || zone === 'aboveBreakThree' ? 3 : 2,
  }));
}

function byKind({ match, earlier }: Season, side: Side): PlaceShots[] {
  const now = totalsOf(match)[side];
  const kinds = [
    { place: 'two', of: 'twos', each: 2 },
    { place: 'three', of: 'threes', each: 3 },
  ] as const;
  const places = kinds.flatMap(({ place, of, each }): PlaceShots[] => {
    const count = now[of].attempted;
    const before = earlier.flatMap((other) => recorded(totalsOf(other)[side][of]));
    if (count === null || before.length < enoughMatches) return [];
    const made = before.reduce((sum, shooting) => sum + shooting.made, 0);
    const attempted = before.reduce((sum, shooting) => sum + shooting.attempted, 0);
    return [{ place, count, before: { made, attempted }, each }];
  });
  return places.length === kinds.length ? places : [];
}

function recorded({ made, attempted }: Shooting): { made: number; attempted: number }[] {
  return made === null || attempted === null ? [] : [{ made, attempted }];
}
