import { isThreeZone, type ShotZone, shotZones, zoneOf } from '../basketball/court.ts';
import { isFieldGoal } from '../basketball/shots.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { type FinishedMatch, memoized } from './finished-match.ts';
import { enoughMatches } from './reference.ts';
import type { Season } from './season.ts';

/** The field goals of each zone. */
type ZoneShots = Record<ShotZone, MatchEvent[]>;

/** A value for each zone. */
export function eachZone<Value>(of: (zone: ShotZone) => Value): Record<ShotZone, Value> {
  return {
    rim: of('rim'),
    paint: of('paint'),
    midRange: of('midRange'),
    cornerThree: of('cornerThree'),
    aboveBreakThree: of('aboveBreakThree'),
  };
}

/** Both sides' field goals by zone; a side is `null` where one of its field goals has no place. */
export const zoneShots = memoized(
  ({ events }: FinishedMatch): Record<Side, ZoneShots | null> => ({
    team: shotsOf(events, 'team'),
    opponent: shotsOf(events, 'opponent'),
  }),
);

function shotsOf(events: readonly MatchEvent[], side: Side): ZoneShots | null {
  const shots = eachZone((): MatchEvent[] => []);
  let any = false;
  for (const event of events) {
    if (event.side !== side || !isFieldGoal(event)) continue;
    if (event.courtPosition === undefined) return null;
    shots[zoneOf(event.courtPosition, event.type)].push(event);
    any = true;
  }
  return any ? shots : null;
}

/** Made and attempted from each zone over several matches; those without places are left out. */
export function zoneTotals(matches: readonly FinishedMatch[], side: Side) {
  const placed = matches.flatMap((match) => zoneShots(match)[side] ?? []);
  return eachZone((zone) => {
    const shots = placed.flatMap((shotsByZone) => shotsByZone[zone]);
    return { made: shots.filter(({ made }) => made === true).length, attempted: shots.length };
  });
}

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

/** The zones of a side's shots; empty where places or five earlier matches are missing. */
export function zoneVolumes(season: Season, side: Side): ZoneVolume[] {
  const zones = zoneShots(season.match)[side];
  if (zones === null || season.earlier.length < enoughMatches) return [];
  const before = zoneTotals(season.earlier, side);
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
