import { i18n } from '@lingui/core';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import type { MatchContext } from '../api/matches.ts';
import { BoxScoreTab } from '../match/BoxScoreTab.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

const Prepare = lazy(async () => ({
  default: (await import('../opponent/OpponentPage.tsx')).Prepare,
}));

/** A match's first tab: before it the opponent, from its start on the box score. */
export function FirstTab() {
  const { match } = useOutletContext<MatchContext>();
  return match?.status === 'scheduled' ? (
    <Suspense
      fallback={<SkeletonRows count={12} height="2.4rem" label={i18n.t('Loading the meetings')} />}
    >
      <Prepare />
    </Suspense>
  ) : (
    <BoxScoreTab />
  );
}
