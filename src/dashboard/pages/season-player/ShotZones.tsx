import { i18n } from '@lingui/core';
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
        <caption className="visually-hidden">{i18n.t('Shots of {name} by zone', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('Zone')}</th>
            <th scope="col">{i18n.t('Made/attempted')}</th>
            <th scope="col">%</th>
            <th scope="col">{i18n.t('Points per shot')}</th>
            <th scope="col">{i18n.t('Of all shots')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ zone, made, attempted, pointsPerShot, shareOfShots }) => (
            <tr key={zone}>
              <th scope="row">{i18n.t(zoneShapes[zone].name)}</th>
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
          {i18n.t('Of {count} further shots the place was not recorded.', {
            count: unplaced.attempted,
          })}
        </p>
      ) : null}
    </div>
  );
}
