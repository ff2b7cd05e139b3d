import { i18n } from '@lingui/core';
import type { SeasonReading } from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { FailedAnswers } from './FailedAnswers.tsx';
import styles from './ReadingNote.module.css';

interface ReadingNoteProps {
  readings: readonly SeasonReading<unknown>[];
  /** Nothing more will come by itself. */
  complete: boolean;
}

/** How far the reading of a season is, and what could not be read. */
export function ReadingNote({ readings, complete }: ReadingNoteProps) {
  const online = useOnline();
  const read = readings.reduce((sum, each) => sum + each.read, 0);
  const wanted = readings.reduce((sum, each) => sum + each.entries.length, 0);
  const failed = readings.reduce((sum, each) => sum + each.failed, 0);
  return (
    <p className={styles.reading}>
      {complete ? null : (
        <span role="status">
          {online
            ? i18n.t('{read} of {wanted} answers read so far …', { read, wanted })
            : i18n.t('You are offline: {read} of {wanted} answers were read before.', {
                read,
                wanted,
              })}
        </span>
      )}
      {complete && failed > 0 ? <FailedAnswers failed={failed} readings={readings} /> : null}
    </p>
  );
}
