import { memo } from 'react';
import type { Play } from '../figures/plays.ts';
import { formatScore } from '../ui/format.ts';
import styles from './PlayList.module.css';

interface PlayRowProps {
  play: Play;
  /** The player, or the team where none is named. */
  who: string;
}

/** One play: the clock, who and what on the side of the team, and the score after it. */
export const PlayRow = memo(function PlayRow({ play, who }: PlayRowProps) {
  const { event, anchor, clock, what, detail } = play;
  const scored = event.made === true;
  const className = [styles.row, styles[event.side ?? 'neither'], scored ? styles.scored : ''];
  return (
    <li id={anchor} tabIndex={-1} className={className.join(' ')}>
      <span className={styles.clock}>{clock}</span>
      <span className={styles.what}>
        {event.side === null ? null : <span className={styles.who}>{who}</span>} {what}
        {detail ? <span className={styles.detail}> {detail}</span> : null}
      </span>
      <span className={styles.score}>{formatScore(event.score)}</span>
    </li>
  );
});
