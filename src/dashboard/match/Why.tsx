import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { whyParts } from '../figures/why-parts.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Waterfall.module.css';
import { Waterfall } from './Waterfall.tsx';

/** If its code can't be loaded, the totals are used. */
const PlayedWhy = lazy(() =>
  import('./PlayedWhy.tsx').then(
    ({ PlayedWhy: loaded }) => ({ default: loaded }),
    () => ({ default: TotalsWhy }),
  ),
);

/**
 * The parts of the margin, to scale: possession by possession, with luck, in a live match as in a finished one; without plays
 * by the box score's totals.
 */
export const Why = memo(function Why({ boxScore }: { boxScore: BoxScore }) {
  return whyParts(boxScore) === null ? null : <KnownWhy boxScore={boxScore} />;
});

function KnownWhy({ boxScore }: { boxScore: BoxScore }) {
  const plays = useQuery(playByPlayQuery(useApi(), boxScore.matchId, isLive(boxScore)));
  // A refetch of plays that the service does not have must not empty the box.
  if (plays.isPending && !plays.isFetched) return <Placeholder />;
  if (!plays.data) return <TotalsWhy boxScore={boxScore} />;
  return (
    <Suspense fallback={<Placeholder />}>
      <PlayedWhy boxScore={boxScore} events={plays.data.value.events} />
    </Suspense>
  );
}

function TotalsWhy({ boxScore }: { boxScore: BoxScore }) {
  const why = whyParts(boxScore);
  return why && <Waterfall why={why} />;
}

/** As high as the content, so that nothing shifts. */
function Placeholder() {
  return (
    <div className={`stack ${styles.placeholder}`}>
      <Skeleton width="12rem" height="1.4rem" />
      <Skeleton height="10rem" />
    </div>
  );
}
