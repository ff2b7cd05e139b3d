import type { ChartZone, ZoneShooting } from '../../basketball/shot-zones.ts';
import { PlaceCourt } from './PlaceCourt.tsx';
import { formatDecimal } from './statistic-format.ts';

interface ZoneCourtProps {
  title: string;
  zones: readonly ZoneShooting[];
  /** The zone that is looked at. */
  chosen: ChartZone | null;
}

/** Points per shot and made of tried in each zone of the court. A picture: the same figures are in the zone table. */
export function ZoneCourt({ title, zones, chosen }: ZoneCourtProps) {
  return (
    <PlaceCourt
      title={title}
      chosen={chosen}
      places={zones.map(({ zone, shareOfShots, pointsPerShot, made, attempted }) => ({
        zone,
        share: shareOfShots,
        tone: 'us',
        lines: [formatDecimal(pointsPerShot, 2), `${made}/${attempted}`],
      }))}
    />
  );
}
