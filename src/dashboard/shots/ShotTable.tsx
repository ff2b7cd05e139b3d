import { i18n } from '@lingui/core';
import type { ShotKind, ShotRow, ZonedShots } from '../../basketball/season-shots.ts';
import type { ChartZone } from '../../basketball/shot-zones.ts';
import { zoneNames } from '../figures/play-words.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import { shotColumns, Unplaced } from '../figures/ZoneTable.tsx';
import { formatSigned } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';

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
  const columns = shotColumns();
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
          columns.shots,
          columns.percent,
          columns.share,
          columns.worth,
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
      {unplaced ? <Unplaced {...unplaced} /> : null}
    </div>
  );
}
