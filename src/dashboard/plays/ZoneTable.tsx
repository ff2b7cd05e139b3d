import { i18n } from '@lingui/core';
import { ratio } from '../../basketball/ratio.ts';
import type { ChartZone, ShotsByZone } from '../../basketball/shot-zones.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { zoneNames } from '../figures/zone-names.ts';
import { notRecorded } from '../ui/format.ts';
import styles from './ShotChart.module.css';

interface ZoneTableProps {
  title: string;
  /** `null` where none of the shots has a place. */
  counted: ShotsByZone | null;
  /** A row is looked at, or none any more. */
  onZone: (zone: ChartZone | null) => void;
}

/** Made, attempted, percentage and points per shot of each zone; looking at a row shows its zone on the court. */
export function ZoneTable({ title, counted, onZone }: ZoneTableProps) {
  if (!counted) return <p>{i18n.t('The places of these shots were not recorded.')}</p>;
  const { zones, unplaced } = counted;
  const total = zones.reduce(
    (sum, zone) => ({
      made: sum.made + zone.made,
      attempted: sum.attempted + zone.attempted,
      points: sum.points + zone.points,
    }),
    { made: 0, attempted: 0, points: 0 },
  );
  return (
    <div className={styles.zones}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('Zone')}</th>
            <th scope="col">{i18n.t('M/A')}</th>
            <th scope="col">%</th>
            <th scope="col">
              <abbr title={i18n.t('Points per shot')}>{i18n.t('PPS')}</abbr>
            </th>
            <th scope="col">{i18n.t('Share')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ zone, made, attempted, pointsPerShot, shareOfShots }) => (
            <tr key={zone} onPointerEnter={() => onZone(zone)} onPointerLeave={() => onZone(null)}>
              <th scope="row">
                <button
                  type="button"
                  onClick={() => onZone(zone)}
                  onFocus={() => onZone(zone)}
                  onBlur={() => onZone(null)}
                >
                  {i18n.t(zoneNames[zone])}
                </button>
              </th>
              <td>{attempted === 0 ? notRecorded : `${made}/${attempted}`}</td>
              <td>{formatPercent(ratio(made, attempted))}</td>
              <td>{formatDecimal(pointsPerShot, 2)}</td>
              <td>{formatPercent(shareOfShots)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n.t('Total')}</th>
            <td>{`${total.made}/${total.attempted}`}</td>
            <td>{formatPercent(ratio(total.made, total.attempted))}</td>
            <td>{formatDecimal(ratio(total.points, total.attempted), 2)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      {unplaced.attempted > 0 ? (
        <p className={styles.remark}>
          {i18n.t(
            '{shots, plural, one {The place of one more shot ({made} made) was not recorded.} other {The places of # more shots ({made} made) were not recorded.}}',
            { shots: unplaced.attempted, made: unplaced.made },
          )}
        </p>
      ) : null}
    </div>
  );
}
