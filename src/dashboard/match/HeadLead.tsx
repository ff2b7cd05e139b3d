import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Match } from '../../contract/match.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { useApi } from '../api/session-context.ts';
import { usablePlays } from '../figures/meeting.ts';
import styles from './MatchPage.module.css';

/** Where its code can't be loaded, the head does without. */
const LeadPicture = lazy(() =>
  import('../figures/LeadChart.tsx').then(
    ({ LeadPicture: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/**
 * The lead through a finished match beneath its line score, in the room that the reasons beside it leave: where the plays
 * are read, which they are for those reasons.
 */
export function HeadLead({ match }: { match: Match }) {
  const { data } = useQuery({ ...playByPlayQuery(useApi(), match.id), enabled: false });
  const plays = usablePlays(data?.value);
  if (!plays || match.status !== 'completed') return null;
  return (
    <div className={styles.lead}>
      <span>{i18n.t('Lead')}</span>
      <Suspense>
        <LeadPicture meeting={{ match, plays }} />
      </Suspense>
    </div>
  );
}
