import { memo } from 'react';
import type { Play } from '../figures/plays.ts';
import { formatScore } from '../ui/format.ts';
import styles from './PlayList.module.css';
import type { Story } from './stories.ts';
import { afterwards, detailOf } from './story-words.ts';

interface PlayRowProps {
  story: Story;
  /** The player, or the team where none is named. */
  whoOf: (play: Play) => string;
}

/** One story: the clock, who and what on the side of the team, what belongs to it, and the score after it. */
export const PlayRow = memo(function PlayRow({ story, whoOf }: PlayRowProps) {
  const { main, rest } = story;
  const { event, anchor, clock, what } = main;
  const last = rest.at(-1) ?? main;
  const scored = [main, ...rest].some((each) => each.event.made === true);
  const className = [styles.row, styles[event.side ?? 'neither'], scored ? styles.scored : ''];
  const detail = detailOf(story);
  return (
    <li id={anchor} tabIndex={-1} className={className.join(' ')}>
      <span className={styles.clock}>{clock}</span>
      <span className={styles.what}>
        {event.side === null ? null : <span className={styles.who}>{whoOf(main)}</span>} {what}
        {detail ? <span className={styles.detail}> {detail}</span> : null}
        {rest.map((play) => (
          // The address of a play that is told here leads here.
          <span key={play.anchor} id={play.anchor} className={styles.detail}>
            {afterwards(story, play, whoOf(play))}
          </span>
        ))}
      </span>
      <span className={styles.score}>{formatScore(last.event.score)}</span>
    </li>
  );
});
