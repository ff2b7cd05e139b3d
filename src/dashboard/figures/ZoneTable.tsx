import { i18n } from '@lingui/core';
import { ratio } from '../../basketball/ratio.ts';
import type { ChartZone, ShotsByZone, ZoneShooting } from '../../basketball/shot-zones.ts';
import { notRecorded } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { zoneNames } from './play-words.ts';
import { formatDecimal, formatPercent } from './statistic-format.ts';
import styles from './ZoneTable.module.css';

interface ZoneTableProps {
  title: string;
  shots: ShotsByZone;
  /** The zone of the row under the pointer or the focus; `null` once there is none. */
  onZone?: (zone: ChartZone | null) => void;
}

/** Made, attempted, percentage and points per shot of each zone. */
export function ZoneTable({ title, shots: { zones, unplaced }, onZone }: ZoneTableProps) {
  const sum = (of: (zone: ZoneShooting) => number) =>
    zones.reduce((total, zone) => total + of(zone), 0);
  const made = sum((zone) => zone.made);
  const attempted = sum((zone) => zone.attempted);
  const total: Record<string, string> = {
    zone: i18n.t('Total'),
    shots: `${made}/${attempted}`,
    percent: formatPercent(ratio(made, attempted)),
    worth: formatDecimal(
      ratio(
        sum(({ points }) => points),
        attempted,
      ),
      2,
    ),
  };
  return (
    <div>
      <Table
        label={title}
        scrolls
        rows={zones}
        keyOf={({ zone }) => zone}
        onRow={onZone && ((row) => onZone(row?.zone ?? null))}
        columns={[
          {
            key: 'zone',
            heading: i18n.t('Zone'),
            isName: true,
            cell: ({ zone }) =>
              onZone ? (
                <button type="button" className={styles.zone} onClick={() => onZone(zone)}>
                  {i18n.t(zoneNames[zone])}
                </button>
              ) : (
                i18n.t(zoneNames[zone])
              ),
          },
          {
            key: 'shots',
            heading: i18n.t('M/A'),
            meaning: i18n.t('Made/attempted'),
            cell: (zone) => (zone.attempted === 0 ? notRecorded : `${zone.made}/${zone.attempted}`),
          },
          {
            key: 'percent',
            heading: '%',
            cell: (zone) => formatPercent(ratio(zone.made, zone.attempted)),
          },
          {
            key: 'worth',
            heading: i18n.t('PPS'),
            meaning: i18n.t('Points per shot'),
            cell: ({ pointsPerShot }) => formatDecimal(pointsPerShot, 2),
          },
          {
            key: 'share',
            heading: i18n.t('Share'),
            meaning: i18n.t('Of all shots'),
            cell: ({ shareOfShots }) => formatPercent(shareOfShots),
          },
        ]}
        foot={[{ key: 'total', cell: (column) => total[column] }]}
      />
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
