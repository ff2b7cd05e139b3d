import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useApi } from '../queries/api-context.ts';
import { type FinishedRun, findKnownMatch, watchRuns } from '../queries/finished-runs.ts';
import { Button } from '../ui/Button.tsx';
import styles from './FinishedRuns.module.css';

/** Announces that a run of insights has ended, whatever page is open. */
export function FinishedRuns() {
  const client = useQueryClient();
  const api = useApi();
  const [run, setRun] = useState<FinishedRun | null>(null);
  useEffect(
    () =>
      watchRuns(client, api, (finished) => {
        setRun(finished);
        client.invalidateQueries({ queryKey: ['matches'] });
        client.invalidateQueries({ queryKey: ['player-insights', finished.matchId] });
      }),
    [client, api],
  );
  const known = run && findKnownMatch(client, run.matchId);
  return (
    <div className={styles.place} role="status">
      {run ? (
        <p className={styles.toast}>
          {run.status === 'ready' ? 'Insights are ready' : 'Insights were not written'}
          {known ? (
            <>
              {': '}
              <Link to={paths.insights({ teamId: known.teamId, matchId: run.matchId })}>
                the match against {known.match.opponent.name}
              </Link>
            </>
          ) : null}
          <Button onClick={() => setRun(null)}>Close</Button>
        </p>
      ) : null}
    </div>
  );
}
