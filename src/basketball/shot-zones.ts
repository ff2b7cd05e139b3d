import type { CourtPosition, MatchEvent, Side } from '../contract/play-by-play.ts';
import type { ShotZone } from './court.ts';
import { courtMetres, zoneOf } from './court.ts';
import { ratio } from './ratio.ts';
import { recordedZoneOf } from './shot-kind.ts';
import { type FieldGoal, isFieldGoal, isScoreSheet, pointsScored } from './shots.ts';

/** The zones of a shot chart, nearest first: `shotZones` with left and right corner apart. */
export const chartZones = [
  'rim',
  'paint',
  'midRange',
  'leftCornerThree',
  'rightCornerThree',
  'aboveBreakThree',
] as const;
export type ChartZone = (typeof chartZones)[number];

/** The field goals of one zone. */
export interface ZoneShooting {
  zone: ChartZone;
  made: number;
  attempted: number;
  /** Points from the zone's makes. */
  points: number;
  /** Points per attempt, 0..3; `null` without attempts. */
  pointsPerShot: number | null;
  /** Share of the attempts with a location, 0..1; `null` if there are none. */
  shareOfShots: number | null;
}

/** Field goals by zone, and those without a recorded location. */
export interface ShotsByZone {
  /** All six, in the order of `chartZones`. */
  zones: ZoneShooting[];
  unplaced: { made: number; attempted: number };
}

/** The zone of a field goal on a shot chart; left and right as the shooter faces the basket. */
export function chartZoneOf(position: CourtPosition, type: FieldGoal['type']): ChartZone {
  const zone: ShotZone = zoneOf(position, type);
  if (zone !== 'cornerThree') return zone;
  return position.x < courtMetres.basket.x ? 'leftCornerThree' : 'rightCornerThree';
}

/** The zone of a field goal on a shot chart, its recorded kind first (`recordedZoneOf`); `null` if unknown. */
export function shotZoneOf(shot: FieldGoal): ChartZone | null {
  const zone = recordedZoneOf(shot);
  if (zone !== 'cornerThree') return zone;
  return shot.courtPosition === undefined ? null : chartZoneOf(shot.courtPosition, shot.type);
}

/** Three groups for narrow sheets: at the rim, all other twos, threes. */
export const shotGroups = ['rim', 'inside', 'three'] as const;
export type ShotGroup = (typeof shotGroups)[number];

/** The group of a field goal. */
export function shotGroupOf(shot: FieldGoal): ShotGroup {
  if (shot.type === 'threePointer') return 'three';
  return shotZoneOf(shot) === 'rim' ? 'rim' : 'inside';
}

/** Whether any field goal has a location. */
export function hasPlaces(events: readonly MatchEvent[]): boolean {
  return events.some((event) => isFieldGoal(event) && event.courtPosition !== undefined);
}

/**
 * The field goals of a side, or of one of its players, by zone, the recorded kind first: layups, dunks, tip-ins and
 * alley-oops are at the rim wherever they were tapped, and also without a location. `null` if no field goal of the match has a
 * location, and for a score sheet, since makes alone have no share. A side without shots has six zones with no attempts. Read `checkPlotting` with it.
 */
export function shotsByZone(
  events: readonly MatchEvent[],
  side: Side,
  playerId?: string,
): ShotsByZone | null {
  const shots = events.filter(isFieldGoal);
  if (!shots.some((shot) => shot.courtPosition !== undefined) || isScoreSheet(shots)) return null;
  const own = shots
    .filter((shot) => shot.side === side && (playerId === undefined || shot.playerId === playerId))
    .map((shot) => ({ shot, zone: shotZoneOf(shot) }));
  const zoned = own.filter(({ zone }) => zone !== null);
  const unplaced = own.filter(({ zone }) => zone === null).map(({ shot }) => shot);
  return {
    zones: chartZones.map((zone) => {
      const inZone = zoned.filter((entry) => entry.zone === zone).map(({ shot }) => shot);
      const points = inZone.reduce((sum, shot) => sum + pointsScored(shot), 0);
      const attempted = inZone.length;
      return {
        zone,
        made: inZone.filter((shot) => shot.made === true).length,
        attempted,
        points,
        pointsPerShot: ratio(points, attempted),
        shareOfShots: ratio(attempted, zoned.length),
      };
    }),
    unplaced: {
      made: unplaced.filter((shot) => shot.made === true).length,
      attempted: unplaced.length,
    },
  };
}

/** Shots of several zones, or of one in several matches, together. */
export function zonesTogether(
  each: readonly Pick<ZoneShooting, 'made' | 'attempted' | 'points'>[],
) {
  const sum = (read: (one: (typeof each)[number]) => number) =>
    each.reduce((total, one) => total + read(one), 0);
  const [attempted, points] = [sum((one) => one.attempted), sum((one) => one.points)];
  return {
    made: sum((one) => one.made),
    attempted,
    points,
    pointsPerShot: ratio(points, attempted),
  };
}
