import { i18n } from '@lingui/core';
import type { SeasonLine } from '../../basketball/season.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import { phoneColumns, screenColumns } from '../figures/statistic-columns.ts';
import { useIsPhone } from '../figures/use-is-phone.ts';
import { notRecorded } from '../ui/format.ts';
import { Term } from '../ui/Term.tsx';
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
  const columns = useIsPhone() ? phoneColumns : screenColumns;
  const average = season?.perMatch;
  return (
    <section className={styles.statistics} aria-label={i18n.t('Statistics')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, label, meaning }) => (
              <th key={key} scope="col" className={kindOf(key)}>
                <Term meaning={i18n.t(meaning)}>{i18n.t(label)}</Term>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.match}>
            <th scope="row">{i18n.t('This match')}</th>
            {player.played ? (
              columns.map(({ key, text }) => <td key={key}>{text(player)}</td>)
            ) : (
              <td colSpan={columns.length} className={styles.absent}>
                {i18n.t('Did not play')}
              </td>
            )}
          </tr>
          <tr>
            <th scope="row">
              {average
                ? i18n.t('Average of {matches, plural, one {# match} other {# matches}}', {
                    matches: season.matches,
                  })
                : i18n.t('Average')}
            </th>
            {progress === null ? (
              columns.map((column) => (
                <td key={column.key}>{average ? column.average(average) : notRecorded}</td>
              ))
            ) : (
              <td colSpan={columns.length} className={styles.reading}>
                {progress}
              </td>
            )}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** How much room a column's averages take, kept from the start. */
function kindOf(key: string): string | undefined {
  if (key === 'points') return styles.points;
  if (key === 'plusMinus') return styles.signed;
  return pairs.has(key) ? styles.pair : undefined;
}

const pairs = new Set(['fieldGoals', 'twos', 'threes', 'freeThrows']);
