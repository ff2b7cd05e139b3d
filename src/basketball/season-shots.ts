/** Both sides' shots of a season by zone, compared with the usual of its matches. */

import type { BoxScore, Line } from '../contract/box-score.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { widthOfEighty } from './certainty.ts';
import { sumLines } from './line.ts';
import { ratio } from './ratio.ts';
import {
  type ChartZone,
  chartZones,
  shotsByZone,
  type ZoneShooting,
  zonesTogether,
} from './shot-zones.ts';

/** Field goals of one zone or kind, compared with the usual. */
export interface ShotRow<Key extends string> {
  key: Key;
  made: number;
  attempted: number;
  pointsPerShot: number | null;
  /** Of the side's own shots, 0..1. */
  shareOfShots: number | null;
  /** Points per shot of both sides together from there, over all loaded matches. */
  usual: number | null;
  /** Points per shot less the usual. */
  difference: number | null;
  /** Whether chance alone would bring this difference in fewer than one season of five. */
  isBeyondChance: boolean;
}

/** Shots with a location: one side's zones, and the number of shots without one. */
export interface ZonedShots {
  rows: ShotRow<ChartZone>[];
  unplaced: { made: number; attempted: number };
}

/** The counts that a row is built from. */
type Counted<Key extends string> = { key: Key } & Pick<
  ZoneShooting,
  'made' | 'attempted' | 'points'
>;

/**
 * A side's shots by zone over some matches, against both sides' over all of them. `null` if no shot has a location.
 * @param matches events, a match each, of the selected matches
 * @param all events of every loaded match: the usual
 */
export function zonedShots(
  matches: readonly (readonly MatchEvent[])[],
  all: readonly (readonly MatchEvent[])[],
  side: Side,
): ZonedShots | null {
  const placed = all.flat();
  const own = shotsByZone(matches.flat(), side);
  const both = (['team', 'opponent'] as const).map((of) => shotsByZone(placed, of));
  if (own === null) return null;
  const usual = chartZones.map((zone): Counted<ChartZone> => {
    const each = both.flatMap((of) => of?.zones.filter((shots) => shots.zone === zone) ?? []);
    return { key: zone, ...zonesTogether(each) };
  });
  const counted = own.zones.map(({ zone, ...shots }) => ({ key: zone, ...shots }));
  return { rows: besideUsual(counted, usual), unplaced: own.unplaced };
}

const kinds = ['twos', 'threes'] as const;
export type ShotKind = (typeof kinds)[number];

/**
 * Two- and three-point shots of a side, from box scores alone, beside both sides'. Matches whose box score has no totals of
 * both sides, or not their shots, are left out; `null` where that leaves none.
 */
export function shotsByKind(
  chosen: readonly BoxScore[],
  all: readonly BoxScore[],
  side: Side,
): ShotRow<ShotKind>[] | null {
  const own = chosen.filter(hasShots).flatMap((boxScore) => boxScore[side].totals ?? []);
  const both = all
    .filter(hasShots)
    .flatMap(({ team, opponent }) => [
      ...(team.totals ? [team.totals] : []),
      ...(opponent.totals ? [opponent.totals] : []),
    ]);
  return own.length === 0 ? null : besideUsual(kindsOf(own), kindsOf(both));
}

function hasShots({ team, opponent }: BoxScore): boolean {
  return [team.totals, opponent.totals].every((line) =>
    kinds.every((kind) => line?.[kind].made != null && line[kind].attempted !== null),
  );
}

function kindsOf(lines: readonly Line[]): Counted<ShotKind>[] {
  const total = sumLines([...lines]);
  return kinds.map((key) => {
    const made = total[key].made ?? 0;
    return {
      key,
      made,
      attempted: total[key].attempted ?? 0,
      points: (key === 'twos' ? 2 : 3) * made,
    };
  });
}

function besideUsual<Key extends string>(
  counted: readonly Counted<Key>[],
  usual: readonly Counted<Key>[],
): ShotRow<Key>[] {
  const all = zonesTogether(counted).attempted;
  return counted.map(({ key, made, attempted, points }) => {
    const both = usual.find((each) => each.key === key);
    const rate = ratio(both?.made ?? null, both?.attempted ?? null);
    const worth = ratio(both?.points ?? null, both?.attempted ?? null);
    const pointsPerShot = ratio(points, attempted);
    const difference = pointsPerShot === null || worth === null ? null : pointsPerShot - worth;
    // Points are makes times the zone's points per make, for any shooter.
    const each = ratio(both?.points ?? null, both?.made ?? null) ?? 0;
    const error = rate === null ? 0 : each * Math.sqrt((rate * (1 - rate)) / attempted);
    return {
      key,
      made,
      attempted,
      pointsPerShot,
      shareOfShots: ratio(attempted, all),
      usual: worth,
      difference,
      isBeyondChance: difference !== null && Math.abs(difference) > widthOfEighty(error) / 2,
    };
  });
}
