import { i18n } from '@lingui/core';
import { ratio } from '../../basketball/ratio.ts';
import type { ShotsByZone } from '../../basketball/shot-zones.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { zoneNames } from '../figures/zone-names.ts';
import { notRecorded } from '../ui/format.ts';
import styles from './SeasonPlayerPage.module.css';

/** The figures of a shot chart as a table. */
export function ShotZones({ name, shots }: { name: string; shots: ShotsByZone }) {
  const { zones, unplaced } = shots;
  return (
    <div>
      <table className={styles.figures}>
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
              <th scope="row">{i18n.t(zoneNames[zone])}</th>
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
          {i18n.t(
            '{count, plural, one {The place of one more shot was not recorded.} other {The places of # more shots were not recorded.}}',
            { count: unplaced.attempted },
          )}
        </p>
      ) : null}
    </div>
  );
}
