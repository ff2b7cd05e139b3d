import type { PlayerLine } from '../../../contract/box-score.ts';
import { screenColumns } from '../../box-score/statistic-columns.ts';
import styles from './PlayerInsightsPage.module.css';

/** A player's own row of the box score. */
export function PlayerStatistics({ player }: { player: PlayerLine }) {
  if (!player.played) return <p className={styles.line}>Did not play in this match.</p>;
  return (
    <dl className={styles.line}>
      {screenColumns.map(({ key, label, meaning, text }) => (
        <div key={key}>
          <dt>
            <abbr title={meaning}>{label}</abbr>
          </dt>
          <dd>{text(player)}</dd>
        </div>
      ))}
    </dl>
  );
}
