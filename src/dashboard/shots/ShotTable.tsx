import { i18n } from '@lingui/core';
import { ratio } from '../../basketball/ratio.ts';
import type { ChartZone } from '../../basketball/shot-zones.ts';
import { zoneNames } from '../figures/play-words.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import styles from './Shots.module.css';
import type { ShotKind, ShotRow, ZonedShots } from './season-shots.ts';

const names: Record<ChartZone | ShotKind, string> = {
  ...zoneNames,
  twos: /* i18n */ 'Two-pointers',
  threes: /* i18n */ 'Three-pointers',
};

interface ShotTableProps {
  /** Of the section that it stands in. */
  title: string;
  rows: readonly ShotRow<ChartZone | ShotKind>[];
  unplaced?: ZonedShots['unplaced'];
}

/** Shots by zone or by kind, beside the usual of both sides. */
export function ShotTable({ title, rows, unplaced }: ShotTableProps) {
  return (
    <div>
      <Table
        label={i18n.t('{title}, in numbers', { title })}
        scrolls
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'zone',
            heading: i18n.t('From'),
            isName: true,
            cell: ({ key }) => i18n.t(names[key]),
          },
          {
            key: 'shots',
            heading: i18n.t('M/A'),
            meaning: i18n.t('Made/attempted'),
            cell: ({ made, attempted }) => (attempted === 0 ? notRecorded : `${made}/${attempted}`),
          },
          {
            key: 'percent',
            heading: '%',
            cell: ({ made, attempted }) => formatPercent(ratio(made, attempted)),
          },
          {
            key: 'share',
            heading: i18n.t('Share'),
            meaning: i18n.t('Of all shots'),
            cell: ({ share }) => formatPercent(share),
          },
          {
            key: 'worth',
            heading: i18n.t('PPS'),
            meaning: i18n.t('Points per shot'),
            cell: ({ pointsPerShot }) => formatDecimal(pointsPerShot, 2),
          },
          {
            key: 'usual',
            heading: i18n.t('Usual'),
            meaning: i18n.t('Points per shot of both sides from there, over all matches'),
            cell: ({ usual }) => formatDecimal(usual, 2),
          },
          {
            key: 'difference',
            heading: i18n.t('Against usual'),
            meaning: i18n.t('Points per shot less the usual'),
            cell: ({ difference, isBeyondChance }) =>
              isBeyondChance ? (
                <b title={i18n.t('more than chance usually does')}>{formatSigned(difference, 2)}</b>
              ) : (
                formatSigned(difference, 2)
              ),
          },
        ]}
      />
      {unplaced && unplaced.attempted > 0 ? (
        <p className={styles.note}>
          {i18n.t(
            '{shots, plural, one {The place of one more shot ({made} made) was not recorded.} other {The places of # more shots ({made} made) were not recorded.}}',
            { shots: unplaced.attempted, made: unplaced.made },
          )}
        </p>
      ) : null}
    </div>
  );
}
