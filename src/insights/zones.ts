import type { ShotZone } from '../basketball/court.ts';
import { checkPlotting, recordedZoneOf } from '../basketball/shot-kind.ts';
import { isFieldGoal } from '../basketball/shots.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { type FinishedMatch, memoized } from './finished-match.ts';

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
 * Both sides' field goals by zone, their recorded kind first: a layup is at the rim wherever it was tapped. A side is `null`
 * where one of its field goals has neither, and both are where the plotting disagrees with the kinds: such zones are not told.
 */
export const zoneShots = memoized(
  ({ events }: FinishedMatch): Record<Side, ZoneShots | null> =>
    checkPlotting(events).disagrees === true
      ? { team: null, opponent: null }
      : { team: shotsOf(events, 'team'), opponent: shotsOf(events, 'opponent') },
);

function shotsOf(events: readonly MatchEvent[], side: Side): ZoneShots | null {
  const shots = eachZone((): MatchEvent[] => []);
  let any = false;
  for (const event of events) {
    if (event.side !== side || !isFieldGoal(event)) continue;
    const zone = recordedZoneOf(event);
    if (zone === null) return null;
    shots[zone].push(event);
    any = true;
  }
  return any ? shots : null;
}

/** Made and attempted from each zone over several matches, and how many those are; those without zones are left out. */
export function zoneTotals(matches: readonly FinishedMatch[], side: Side) {
  const placed = matches.flatMap((match) => zoneShots(match)[side] ?? []);
  const zones = eachZone((zone) => {
    const shots = placed.flatMap((shotsByZone) => shotsByZone[zone]);
    return { made: shots.filter(({ made }) => made === true).length, attempted: shots.length };
  });
  return { matches: placed.length, zones };
}
