import { i18n } from '@lingui/core';
import { useOnline } from '../api/use-online.ts';
import { FailedAnswers } from '../figures/FailedAnswers.tsx';
import styles from './OpponentPage.module.css';
import type { OpponentReading } from './use-opponent.ts';

/** How far the reading is, and what could not be read. */
export function ReadingNote({ reading }: { reading: OpponentReading }) {
  const online = useOnline();
  const { boxScores, plays, season, complete } = reading;
  const readings = [boxScores, plays, season];
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
