import { ratio } from '../../../basketball/ratio.ts';
import type { ShotsByZone } from '../../../basketball/shot-zones.ts';
import { formatDecimal, formatPercent } from '../../box-score/statistic-format.ts';
import { zoneShapes } from '../../charts/court-zones.ts';
import { notRecorded } from '../../ui/format.ts';
import styles from './SeasonPlayerPage.module.css';

/** The figures of a shot chart as a table. */
export function ShotZones({ name, shots }: { name: string; shots: ShotsByZone }) {
  const { zones, unplaced } = shots;
  return (
    <div>
      <table className={styles.zones}>
        <caption className="visually-hidden">Shots of {name} by zone</caption>
        <thead>
          <tr>
            <th scope="col">Zone</th>
            <th scope="col">Made/attempted</th>
            <th scope="col">%</th>
            <th scope="col">Points per shot</th>
            <th scope="col">Of all shots</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ zone, made, attempted, pointsPerShot, shareOfShots }) => (
            <tr key={zone}>
              <th scope="row">{zoneShapes[zone].name}</th>
              <td>{attempted === 0 ? notRecorded : `${made}/${attempted}`}</td>
              <td>{formatPercent(ratio(made, attempted))}</td>
              <td>{formatDecimal(pointsPerShot, 2)}</td>
              <td>{formatPercent(shareOfShots)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unplaced.attempted > 0 ? (
        <p className={styles.about}>
          Of {unplaced.attempted} further shots the place was not recorded.
        </p>
      ) : null}
    </div>
  );
}
