import { lazy, Suspense } from 'react';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import styles from './RatingRadar.module.css';
import type { RatingAxis } from './rating-axis.ts';
import type { NamedRating } from './rating-names.ts';

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
  return (
    <PartBoundary>
      <Suspense fallback={<div className={styles.figure} />}>
        <RatingRadar {...props} />
      </Suspense>
    </PartBoundary>
  );
}
