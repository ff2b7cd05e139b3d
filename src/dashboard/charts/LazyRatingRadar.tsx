import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { NamedRating } from '../naming/rating-names.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import styles from './RatingRadar.module.css';
import type { RatingAxis } from './rating-axis.ts';

const RatingRadar = lazy(async () => ({
  default: (await import('./RatingRadar.tsx')).RatingRadar,
}));

interface LazyRatingRadarProps {
  title: string;
  ratings: readonly NamedRating[];
  axis: RatingAxis;
  means: ReadonlyMap<string, { mean: number; decimals: number }>;
}

/** The radar once its code is there, in a box of its size so that nothing jumps; the bars do not wait for it. */
export function LazyRatingRadar(props: LazyRatingRadarProps) {
  // First paint goes without the radar; React draws it when nothing more urgent is to do.
  const drawn = useDeferredValue(true, false);
  const box: ReactNode = <div className={styles.figure} />;
  return drawn ? (
    <PartBoundary>
      <Suspense fallback={box}>
        <RatingRadar {...props} />
      </Suspense>
    </PartBoundary>
  ) : (
    box
  );
}
