import type { Match } from '../../../contract/match.ts';
import type { Writing, WritingQueue } from '../../queries/writing-queue.ts';
import { matchText } from '../../season/match-text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './TrendsPage.module.css';

interface WritingProgressProps {
  writing: Writing;
  matches: readonly Match[];
  queue: WritingQueue;
}

/** How far a queue is, and the buttons to stop it and go on. */
export function WritingProgress({ writing, matches, queue }: WritingProgressProps) {
  const { waiting, done, running, stoppedBecause } = writing;
  const all = waiting.length + done.length;
  const current = matches.find(({ id }) => id === waiting[0]);
  return (
    <>
      <p role="status">
        {running && current ? `Writing ${matchText(current)}. ` : null}
        {stoppedBecause ? `Stopped: ${stoppedBecause}. ` : null}
        {!running && !stoppedBecause ? 'Stopped. A run that has begun still ends. ' : null}
        {done.length} of {all} done.
      </p>
      <progress
        className={styles.progress}
        value={done.length}
        max={all}
        aria-label="Matches written"
      />
      <div className={styles.actions}>
        {running ? (
          <Button onClick={() => queue.stop()}>Stop</Button>
        ) : (
          <>
            <Button kind="primary" onClick={() => queue.proceed()}>
              Go on
            </Button>
            <Button onClick={() => queue.clear()}>Leave it</Button>
          </>
        )}
      </div>
    </>
  );
}
