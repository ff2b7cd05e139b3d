import { isThreeZone, type ShotZone, shotZones } from '../basketball/court.ts';
import type { Side } from '../contract/play-by-play.ts';
import { enoughMatches } from './reference.ts';
import type { Season } from './season.ts';
import { zoneShots, zoneTotals } from './zones.ts';

/** How many shots came from one zone beside how many usually do. */
export interface ZoneVolume {
  zone: ShotZone;
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

/** The zones of a side's shots; empty where zones, or five earlier matches with zones, are missing. */
export function zoneVolumes(season: Season, side: Side): ZoneVolume[] {
  const zones = zoneShots(season.match)[side];
  const { matches, zones: before } = zoneTotals(season.earlier, side);
  if (zones === null || matches < enoughMatches) return [];
  const sumOf = (count: (zone: ShotZone) => number) =>
    shotZones.reduce((sum, zone) => sum + count(zone), 0);
  const earlierShots = sumOf((zone) => before[zone].attempted);
  const shots = sumOf((zone) => zones[zone].length);
  if (earlierShots === 0 || shots < leastShots) return [];
  const worthOf = (zone: ShotZone) =>
    season.usualZone(side, zone).mean * (isThreeZone(zone) ? 3 : 2);
  const overall = sumOf((zone) => before[zone].attempted * worthOf(zone)) / earlierShots;
  return shotZones.map((zone) => {
    const usualShare = before[zone].attempted / earlierShots;
    const usualCount = usualShare * shots;
    const count = zones[zone].length;
    const points = (count - usualCount) * (worthOf(zone) - overall);
    return { zone, count, usualShare, usualCount, points };
  });
}
