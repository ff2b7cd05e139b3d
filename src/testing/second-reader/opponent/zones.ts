import type { PlayedMatch } from '../match.ts';
import { zoneOf } from '../shots.ts';

type Zone = 'rim' | 'paint' | 'midRange' | 'left' | 'right' | 'above';

/** The opponents' located shots by zone, made and attempted; corners as the shooter faces the basket. */
export function zonesOf(matches: readonly PlayedMatch[]) {
  const zones: Record<Zone, [made: number, tried: number]> = {
    rim: [0, 0],
    paint: [0, 0],
    midRange: [0, 0],
    left: [0, 0],
    right: [0, 0],
    above: [0, 0],
  };
  let all = 0;
  for (const { events } of matches) {
    for (const event of events) {
      if (event.side !== 'opponent' || !/^(?:two|three)Pointer$/.test(event.type)) continue;
      const place = zoneOf(event);
      if (place === null) continue;
      const corner = (event.courtPosition?.x ?? 0) < 7.5 ? 'left' : 'right';
      const zone = place === 'cornerThree' ? corner : place === 'aboveBreakThree' ? 'above' : place;
      zones[zone][1] += 1;
      if (event.made === true) zones[zone][0] += 1;
      all += 1;
    }
  }
  return { zones, all };
}
