import type { ChartZone, ZoneShooting } from '../../basketball/shot-zones.ts';
import { Court, CourtLines } from './Court.tsx';
import styles from './court.module.css';
import { zoneShapes } from './court-zones.ts';
import { formatDecimal } from './statistic-format.ts';

interface ZoneCourtProps {
  title: string;
  zones: readonly ZoneShooting[];
  /** The zone that is looked at. */
  chosen: ChartZone | null;
}

/**
 * Made and attempted field goals and points per shot on the zones of the court; the more shots, the darker the zone. A
 * picture: the same figures stand in the zone table.
 */
export function ZoneCourt({ title, zones, chosen }: ZoneCourtProps) {
  const most = Math.max(0, ...zones.map(({ shareOfShots }) => shareOfShots ?? 0));
  return (
    <Court title={title} role="img">
      {zones.map(({ zone, shareOfShots }) => (
        <path
          key={zone}
          d={zoneShapes[zone].d}
          className={styles.zone}
          fillOpacity={most === 0 ? 0 : (0.4 * (shareOfShots ?? 0)) / most}
        />
      ))}
      <CourtLines />
      {chosen ? <path d={zoneShapes[chosen].d} className={styles.chosen} fill="none" /> : null}
      {zones.map((shooting) => (
        <Figures key={shooting.zone} {...shooting} />
      ))}
    </Court>
  );
}

function Figures({ zone, made, attempted, pointsPerShot }: ZoneShooting) {
  if (attempted === 0) return null;
  const { x, y, upright } = zoneShapes[zone].label;
  const shooting = `${made}/${attempted}`;
  const worth = formatDecimal(pointsPerShot, 2);
  if (upright) {
    return (
      <text
        className={`${styles.figures} ${styles.upright}`}
        transform={`translate(${x} ${y}) rotate(${x < 7.5 ? -90 : 90})`}
      >
        <tspan dy="0.19">{shooting}</tspan> <tspan>{worth}</tspan>
      </text>
    );
  }
  return (
    <text className={styles.figures} x={x} y={y}>
      <tspan x={x} dy="-0.1">
        {shooting}
      </tspan>
      <tspan x={x} dy="0.72">
        {worth}
      </tspan>
    </text>
  );
}
