import type { ChartZone } from '../../basketball/shot-zones.ts';

/** What the zones of a shot chart are called. */
export const zoneNames: Record<ChartZone, string> = {
  rim: /* i18n */ 'At the rim',
  paint: /* i18n */ 'Rest of the paint',
  midRange: /* i18n */ 'Mid-range',
  leftCornerThree: /* i18n */ 'Left corner three',
  rightCornerThree: /* i18n */ 'Right corner three',
  aboveBreakThree: /* i18n */ 'Above the break',
};
