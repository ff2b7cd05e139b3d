import { i18n } from '@lingui/core';
import type { SeasonLine } from '../../basketball/season.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import { type StatisticColumn, screenColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { notRecorded } from '../ui/format.ts';
import styles from './PlayerInsightsPage.module.css';

interface PlayerStatisticsProps {
  player: PlayerLine;
  /** The player's own season; `null` while it is not read. */
  season: SeasonLine | null;
  /** What the season's numbers stand on, for instance "12 of 20 box scores read"; `null` once all are there. */
  progress: string | null;
}

/** A player's own row of the box score, over the player's averages of the season. */
export function PlayerStatistics({ player, season, progress }: PlayerStatisticsProps) {
  const average = season?.perMatch;
  return (
    <StatTable
      label={i18n.t('Statistics')}
      nameHeading=""
      columns={screenColumns}
      classOf={roomOf}
      className={styles.statistics}
      rows={[
        {
          key: 'match',
          name: i18n.t('This match'),
          text: player.played ? ({ text }) => text(player) : null,
          absence: i18n.t('Did not play'),
          className: styles.match,
        },
        {
          key: 'average',
          name: average
            ? i18n.t('Average of {matches, plural, one {# match} other {# matches}}', {
                matches: season.matches,
              })
            : i18n.t('Average'),
          text: progress ? null : (column) => (average ? column.average(average) : notRecorded),
          absence: progress,
        },
      ]}
    />
  );
}

/** How much room a column's averages take, kept from the start. */
function roomOf({ key, isPair }: StatisticColumn): string | undefined {
  if (key === 'points') return styles.points;
  if (key === 'plusMinus') return styles.signed;
  return isPair ? styles.pair : undefined;
}
