import type { ShotZone } from '../basketball/court.ts';
import { memoized } from '../basketball/memoized.ts';
import { checkPlotting, recordedZoneOf } from '../basketball/shot-kind.ts';
import { type FieldGoal, isFieldGoal, isScoreSheet } from '../basketball/shots.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import type { FinishedMatch } from './finished-match.ts';

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

/**
 * Whether a match's recorded kinds show which shots were at the rim. Otherwise a tap decides about one metre, and
 * differently in every gym, so the rim counts as part of the paint.
 */
export const knowsRim = memoized(
  ({ events }: FinishedMatch): boolean => checkPlotting(events).disagrees === false,
);

/** The matches with the same zones as `match`. */
export function zonedAlike(matches: readonly FinishedMatch[], match: FinishedMatch) {
  return matches.filter((other) => knowsRim(other) === knowsRim(match));
}

/**
 * The zone of each field goal of a match, the recorded kind first: a layup is at the rim wherever it was tapped. `null` if
 * neither kind nor location is recorded, and for all of a score sheet and of a match whose plotting disagrees with its kinds.
 */
export function zonesOf(match: FinishedMatch): (shot: FieldGoal) => ShotZone | null {
  if (isScoreSheet(match.events) || checkPlotting(match.events).disagrees === true)
    return () => null;
  if (knowsRim(match)) return recordedZoneOf;
  return (shot) => {
    const zone = recordedZoneOf(shot);
    return zone === 'rim' ? 'paint' : zone;
  };
}

/** Both sides' field goals by zone; a side is `null` if one of its field goals has none. */
export const zoneShots = memoized((match: FinishedMatch): Record<Side, ZoneShots | null> => {
  const zoneOfShot = zonesOf(match);
  const shotsOf = (side: Side): ZoneShots | null => {
    const own = match.events.filter(isFieldGoal).filter((shot) => shot.side === side);
    const shots = eachZone((): MatchEvent[] => []);
    for (const shot of own) {
      const zone = zoneOfShot(shot);
      if (zone === null) return null;
      shots[zone].push(shot);
    }
    return own.length > 0 ? shots : null;
  };
  return { team: shotsOf('team'), opponent: shotsOf('opponent') };
});

/**
 * Made and attempted from each zone over several matches, and the number of those; matches without zones are left out.
 */
export function zoneTotals(matches: readonly FinishedMatch[], side: Side) {
  const placed = matches.flatMap((match) => zoneShots(match)[side] ?? []);
  const zones = eachZone((zone) => {
    const shots = placed.flatMap((shotsByZone) => shotsByZone[zone]);
    return { made: shots.filter(({ made }) => made === true).length, attempted: shots.length };
  });
  return { matches: placed.length, zones };
}
