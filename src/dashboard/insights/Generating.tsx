import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import styles from './Insights.module.css';
import { runProgress } from './run-progress.ts';

/**
 * The progress of a run against the usual time.
 * @param startedAt ISO timestamp where the service says it; else the time since this page saw the run
 */
export function Generating({ startedAt }: { startedAt: string | undefined }) {
  const [opened] = useState(() => Date.now());
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const { share, elapsed, takesLonger } = runProgress(
    now - (startedAt ? Date.parse(startedAt) : opened),
  );
  return (
    <div className={styles.progress}>
      <progress value={share} max={1} aria-label={i18n.t('Writing the insights')} />
      <span>{elapsed}</span>
      <p>
        {takesLonger
          ? i18n.t('This takes longer than the usual one to two minutes. It goes on by itself.')
          : i18n.t('Usually one to two minutes.')}{' '}
        {i18n.t('You can leave this page: the writing goes on.')}
      </p>
    </div>
  );
}
