import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type FinishedRun, findKnownMatch, watchRuns } from '../api/finished-runs.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { useWriting } from '../api/use-writing.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Toast.module.css';
import { Toast } from './Toast.tsx';

/** Announces the end of a run of insights on every page. */
export function FinishedRuns() {
  const client = useQueryClient();
  const api = useApi();
  const { queue } = useWriting();
  const [run, setRun] = useState<FinishedRun | null>(null);
  useEffect(
    () =>
      watchRuns(client, api, (finished) => {
        // The season's own progress replaces a message for each match.
        if (!queue.state()?.running) setRun(finished);
        client.invalidateQueries({ queryKey: ['matches'] });
        client.invalidateQueries({ queryKey: ['player-insights', finished.matchId] });
      }),
    [client, api, queue],
  );
  const known = run && findKnownMatch(client, run.matchId);
  const insights = known && paths.insights({ teamId: known.teamId, matchId: known.match.id });
  // The run's page shows its end: there it is only announced to screen readers.
  const here = useLocation().pathname === insights;
  const news =
    run &&
    (run.status === 'ready' ? i18n.t('Insights are ready') : i18n.t('Insights were not written'));
  useTitleNews(news, here);
  // What the run's own page has shown is no news on the next one.
  useEffect(() => (here ? () => setRun(null) : undefined), [here]);
  return (
    <div className={here ? 'visually-hidden' : `${styles.place} ${styles.end}`} role="status">
      {run ? (
        <Toast>
          {news}
          {known && insights && !here ? (
            <>
              {': '}
              <Link to={insights} onClick={() => setRun(null)}>
                {i18n.t('the match against {opponent}', { opponent: known.match.opponent.name })}
              </Link>
            </>
          ) : null}
          {here ? null : <Button onClick={() => setRun(null)}>{i18n.t('Close')}</Button>}
        </Toast>
      ) : null}
    </div>
  );
}

/**
 * Puts news before the browser's title, for who looks at another tab; it stays there when a page changes the title.
 * @param news `null` for none
 * @param seenHere whether the page itself shows the news, so that it is old as soon as the tab is looked at
 */
function useTitleNews(news: string | null, seenHere: boolean): void {
  useEffect(() => {
    if (news === null || (seenHere && !document.hidden)) return;
    const prefix = `${news} · `;
    const tell = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    tell();
    const stop = () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
    const onVisible = () => {
      if (seenHere && !document.hidden) stop();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [news, seenHere]);
}
