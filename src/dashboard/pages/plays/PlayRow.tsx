import { memo } from 'react';
import type { Side } from '../../../contract/play-by-play.ts';
import { shortName } from '../../box-score/short-name.ts';
import type { Play } from '../../play-by-play/plays.ts';
import { formatScore } from '../../ui/format.ts';
import styles from './PlayList.module.css';

interface PlayRowProps {
  play: Play;
  names: Record<Side, string>;
  /** Where there is room for a first name's initial only. */
  isPhone: boolean;
}

/** One play: the clock, who and what on the side of the team, and the score after it. */
export const PlayRow = memo(function PlayRow({ play, names, isPhone }: PlayRowProps) {
  const { event, anchor, clock, person, what, detail } = play;
  const short = person && [person.number, shortName(person.name)].filter(Boolean).join(' ');
  const who = isPhone && short ? short : play.who;
  const scored = event.made === true;
  const className = [styles.row, styles[event.side ?? 'neither'], scored ? styles.scored : ''];
  return (
    <li id={anchor} tabIndex={-1} className={className.join(' ')}>
      <span className={styles.clock}>{clock}</span>
      <span className={styles.what}>
        {event.side === null ? null : (
          <span className={styles.who}>{who || names[event.side]}</span>
        )}{' '}
        {what}
        {detail ? <span className={styles.detail}> {detail}</span> : null}
      </span>
      <span className={styles.score}>{formatScore(event.score)}</span>
    </li>
  );
});
