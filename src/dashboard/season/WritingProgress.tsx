import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import type { Writing, WritingQueue } from '../api/writing-queue.ts';
import { matchText } from '../figures/match-text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './TrendsPage.module.css';

interface WritingProgressProps {
  writing: Writing;
  matches: readonly Match[];
  queue: WritingQueue;
}

/** How far a queue is, and the buttons to stop it and go on. */
export function WritingProgress({ writing, matches, queue }: WritingProgressProps) {
  const { waiting, done, running } = writing;
  const all = waiting.length + done.length;
  const current = matches.find(({ id }) => id === waiting[0]);
  return (
    <>
      <p role="status">{progressText(writing, current)}</p>
      <progress
        className={styles.progress}
        value={done.length}
        max={all}
        aria-label={i18n.t('Matches written')}
      />
      <div className={styles.actions}>
        {running ? (
          <Button onClick={() => queue.stop()}>{i18n.t('Stop')}</Button>
        ) : (
          <>
            <Button kind="primary" onClick={() => queue.proceed()}>
              {i18n.t('Go on')}
            </Button>
            <Button onClick={() => queue.clear()}>{i18n.t('Leave it')}</Button>
          </>
        )}
      </div>
    </>
  );
}

/** What is under way or why nothing is, then how much is done. */
function progressText(
  { waiting, done, running, stoppedBecause }: Writing,
  current: Match | undefined,
): string {
  const sentences = [
    running && current ? i18n.t('Writing {match}.', { match: matchText(current) }) : null,
    stoppedBecause ? i18n.t('Stopped: {reason}.', { reason: stoppedBecause }) : null,
    running || stoppedBecause ? null : i18n.t('Stopped. A run that has begun still ends.'),
    i18n.t('{done} of {all} done.', { done: done.length, all: waiting.length + done.length }),
  ];
  return sentences.filter(Boolean).join(' ');
}
