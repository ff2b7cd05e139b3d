import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import styles from './Insights.module.css';
import { durationText, runProgress } from './run-progress.ts';

interface GeneratingProps {
  /** ISO timestamp where the service says it; else the time since this page saw the run. */
  startedAt: string | undefined;
  /** How long the service's last run took, in milliseconds; what the reference says where absent. */
  lastRunMs: number | undefined;
}

/** The progress of a run against the time that one takes. */
export function Generating({ startedAt, lastRunMs }: GeneratingProps) {
  const [opened] = useState(() => Date.now());
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const { share, elapsed, takesLonger } = runProgress(
    now - (startedAt ? Date.parse(startedAt) : opened),
    lastRunMs,
  );
  return (
    <div className={styles.progress}>
      <progress value={share} max={1} aria-label={i18n.t('Writing the insights')} />
      <span>{elapsed}</span>
      <p>
        {takesLonger
          ? i18n.t('This takes longer than usual. It goes on by itself.')
          : lastRunMs === undefined
            ? i18n.t('It may take up to two minutes.')
            : i18n.t('The last one took {time}.', { time: durationText(lastRunMs) })}{' '}
        {i18n.t('You can leave this page: the writing goes on.')}
      </p>
    </div>
  );
}
