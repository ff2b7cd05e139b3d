import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { SeasonReading } from '../api/season-reading.ts';
import { useOnline } from '../api/session-context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './SeasonPage.module.css';

interface SeasonPageProps {
  choice: ReactNode;
  readings: readonly SeasonReading<unknown>[];
  children: ReactNode;
}

/** A page about a team's season: filters, progress of loading, and the content. */
export function SeasonPage({ choice, readings, children }: SeasonPageProps) {
  return (
    <div className={styles.page}>
      <div className="line apart">
        {choice}
        <SeasonCount readings={readings} />
      </div>
      {children}
    </div>
  );
}

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

/** How far the reading of a season is, and what could not be read. */
export function ReadingNote({ readings }: { readings: readonly SeasonReading<unknown>[] }) {
  const online = useOnline();
  const read = readings.reduce((sum, each) => sum + each.read, 0);
  const wanted = readings.reduce((sum, each) => sum + each.entries.length, 0);
  const failed = readings.reduce((sum, each) => sum + each.failed, 0);
  const reading = readings.some((each) => each.reading);
  return (
    <p className={styles.reading}>
      {reading ? (
        <span role="status">
          {online
            ? i18n.t('{read} of {wanted} answers read so far …', { read, wanted })
            : i18n.t('You are offline: {read} of {wanted} answers were read before.', {
                read,
                wanted,
              })}
        </span>
      ) : null}
      {!reading && failed > 0 ? <FailedAnswers failed={failed} readings={readings} /> : null}
    </p>
  );
}

interface FailedAnswersProps {
  /** How many could not be read, at least one. */
  failed: number;
  readings: readonly { retry: () => void }[];
}

/** How many answers of a season could not be read, and the way to try them again. */
function FailedAnswers({ failed, readings }: FailedAnswersProps) {
  return (
    <>
      {i18n.t(
        '{failed, plural, one {one answer could not be read} other {{failed} answers could not be read}}',
        { failed },
      )}{' '}
      <Button
        onClick={() => {
          for (const each of readings) each.retry();
        }}
      >
        {i18n.t('Try again')}
      </Button>
    </>
  );
}
