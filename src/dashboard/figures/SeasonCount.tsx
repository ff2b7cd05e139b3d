import { i18n } from '@lingui/core';
import type { SeasonReading } from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { FailedAnswers } from './FailedAnswers.tsx';
import styles from './SeasonCount.module.css';

/** Says over which matches a season's numbers go, how far the reading is, and what could not be read. */
export function SeasonCount({ readings }: { readings: readonly SeasonReading<unknown>[] }) {
  const online = useOnline();
  const [first] = readings;
  if (!first) return null;
  const wanted = first.entries.length;
  const read = Math.min(...readings.map((reading) => reading.read));
  const failed = readings.reduce((sum, reading) => sum + reading.failed, 0);
  const absent = readings.reduce((sum, reading) => sum + reading.absent, 0);
  const reading = readings.some((each) => each.reading);
  return (
    <p className={styles.count}>
      {first.completed > wanted
        ? i18n.t('The latest {wanted} of {completed} completed matches', {
            wanted,
            completed: first.completed,
          })
        : i18n.t(
            '{wanted, plural, one {{wanted} completed match} other {{wanted} completed matches}}',
            { wanted },
          )}
      {reading && wanted > 0 ? (
        <span role="status">
          {' · '}
          {online
            ? i18n.t('{read} read so far …', { read })
            : i18n.t(
                'you are offline: {read} of them were read before, the others follow once the connection is back',
                { read },
              )}
        </span>
      ) : null}
      {absent > 0 && !reading
        ? ` · ${i18n.t(
            '{absent, plural, one {of one there is nothing} other {of {absent} there is nothing}}',
            { absent },
          )}`
        : null}
      {failed > 0 && !reading ? (
        <>
          {' · '}
          <FailedAnswers failed={failed} readings={readings} />
        </>
      ) : null}
    </p>
  );
}
