import { type ShotZone, shotZones, zoneOf } from '../../basketball/court.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { remember } from './remember.ts';

/** The field goals of each zone. */
export type ZoneShots = Record<ShotZone, MatchEvent[]>;

/** Both sides' field goals by zone; a side is `null` where one of its field goals has no place. */
export const zoneShots = remember(
  ({ events }: FinishedMatch): Record<Side, ZoneShots | null> => ({
    team: shotsOf(events, 'team'),
    opponent: shotsOf(events, 'opponent'),
  }),
);

function shotsOf(events: readonly MatchEvent[], side: Side): ZoneShots | null {
  const shots: ZoneShots = {
    rim: [],
    paint: [],
    midRange: [],
    cornerThree: [],
    aboveBreakThree: [],
  };
  let any = false;
  for (const event of events) {
    if (event.side !== side || !isFieldGoal(event)) continue;
    if (event.courtPosition === undefined) return null;
    shots[zoneOf(event.courtPosition, event.type)].push(event);
    any = true;
  }
  return any ? shots : null;
}

/** Made and attempted from one zone over several matches; those without places are left out. */
export function zoneTotals(
  matches: readonly FinishedMatch[],
  side: Side,
): Record<ShotZone, { made: number; attempted: number }> {
  const totals = {
    rim: { made: 0, attempted: 0 },
    paint: { made: 0, attempted: 0 },
    midRange: { made: 0, attempted: 0 },
    cornerThree: { made: 0, attempted: 0 },
    aboveBreakThree: { made: 0, attempted: 0 },
  };
  for (const match of matches) {
    const shots = zoneShots(match)[side];
    if (shots === null) continue;
    for (const zone of shotZones) {
      totals[zone].attempted += shots[zone].length;
      totals[zone].made += shots[zone].filter((shot) => shot.made === true).length;
    }
  }
  return totals;
}
