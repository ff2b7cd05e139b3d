import { i18n } from '@lingui/core';
import { share } from '../../basketball/shooting.ts';
import {
  type ChartZone,
  type ShotsByZone,
  type ZoneShooting,
  zonesTogether,
} from '../../basketball/shot-zones.ts';
import { Table } from '../ui/Table.tsx';
import { zoneNames } from './play-words.ts';
import { formatDecimal, formatPercent, formatShooting } from './statistic-format.ts';
import styles from './ZoneTable.module.css';

interface ZoneTableProps {
  title: string;
  shots: ShotsByZone;
  /** Called with the zone of the row under the pointer or focus; `null` if none. */
  onZone?: (zone: ChartZone | null) => void;
}

type Counted = Pick<ZoneShooting, 'made' | 'attempted' | 'pointsPerShot' | 'shareOfShots'>;

/** Columns for shots from one zone or of one kind. */
export const shotColumns = () => ({
  shots: {
    key: 'shots',
    heading: i18n.t('M/A'),
    meaning: i18n.t('Made/attempted'),
    cell: (row: Counted) => formatShooting(row),
  },
  percent: {
    key: 'percent',
    heading: '%',
    cell: (row: Counted) => formatPercent(share(row)),
  },
  worth: {
    key: 'worth',
    heading: i18n.t('PPS'),
    meaning: i18n.t('Points per shot'),
    cell: ({ pointsPerShot }: Counted) => formatDecimal(pointsPerShot, 2),
  },
  share: {
    key: 'share',
    heading: i18n.t('Share'),
    meaning: i18n.t('Of all shots'),
    cell: ({ shareOfShots }: Counted) => formatPercent(shareOfShots),
  },
});

/** The number of shots without a location; renders nothing if there are none. */
export function Unplaced({ made, attempted }: ShotsByZone['unplaced']) {
  if (attempted === 0) return null;
  return (
    <p className="quiet">
      {i18n.t(
        '{shots, plural, one {The location of one more shot ({made} made) was not recorded.} other {The locations of # more shots ({made} made) were not recorded.}}',
        { shots: attempted, made },
      )}
    </p>
  );
}

/** Made, attempted, percentage and points per shot of each zone. */
export function ZoneTable({ title, shots: { zones, unplaced }, onZone }: ZoneTableProps) {
  const columns = shotColumns();
  const all = zonesTogether(zones);
  const total: Record<string, string> = {
    zone: i18n.t('Total'),
    shots: `${all.made}/${all.attempted}`,
    percent: formatPercent(share(all)),
    worth: formatDecimal(all.pointsPerShot, 2),
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
                <button
                  type="button"
                  className={`start ${styles.zone}`}
                  onClick={() => onZone(zone)}
                >
                  {i18n.t(zoneNames[zone])}
                </button>
              ) : (
                i18n.t(zoneNames[zone])
              ),
          },
          columns.shots,
          columns.percent,
          columns.worth,
          columns.share,
        ]}
        foot={[{ key: 'total', cell: (column) => total[column] }]}
      />
      <Unplaced {...unplaced} />
    </div>
  );
}
