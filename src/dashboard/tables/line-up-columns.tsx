import { i18n } from '@lingui/core';
import type { LineupTotals } from '../../basketball/lineup-totals.ts';
import { lineupName } from '../figures/lineup-name.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatCount, formatSigned } from '../ui/format.ts';
import type { Column } from '../ui/Table.tsx';
import styles from './line-up-columns.module.css';

type Player = { name: string; number?: string | undefined };

/** The columns of players on court together: who, for how long, and the score meanwhile. */
export const lineUpColumns = (
  heading: string,
  playerOf: (playerId: string) => Player | undefined,
): Column<LineupTotals>[] => [
  {
    key: 'players',
    heading,
    isName: true,
    cell: ({ playerIds }) => {
      const { numbers, names } = lineupName(playerIds.map(playerOf));
      return (
        <span className={styles.together} style={{ '--shirts': playerIds.length }}>
          <span className="unbroken strong">{numbers}</span>{' '}
          <span className={`soft light ${styles.names}`}>{names}</span>
        </span>
      );
    },
  },
  {
    key: 'minutes',
    heading: i18n.t('MIN'),
    meaning: i18n.t('Minutes together'),
    cell: ({ seconds }) => formatMinutes(seconds),
    sort: 'descending',
    value: ({ seconds }) => seconds,
  },
  {
    key: 'margin',
    heading: i18n.t('+/-'),
    meaning: i18n.t('Own less the opponents’ points'),
    cell: ({ margin }) => formatSigned(margin),
    sort: 'descending',
    value: ({ margin }) => margin,
  },
  {
    key: 'for',
    heading: i18n.t('For'),
    meaning: i18n.t('Own points meanwhile'),
    cell: ({ pointsFor }) => formatCount(pointsFor),
    sort: 'descending',
    value: ({ pointsFor }) => pointsFor,
  },
  {
    key: 'against',
    heading: i18n.t('Against'),
    meaning: i18n.t('Points of the opponents meanwhile'),
    cell: ({ pointsAgainst }) => formatCount(pointsAgainst),
    sort: 'ascending',
    value: ({ pointsAgainst }) => pointsAgainst,
  },
];
