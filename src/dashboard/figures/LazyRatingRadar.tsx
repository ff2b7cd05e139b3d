import { lazy, type ReactNode, Suspense } from 'react';
import { usePainted } from '../api/use-painted.ts';
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
  const painted = usePainted();
  const box: ReactNode = <div className={styles.figure} />;
  return painted ? (
    <PartBoundary>
      <Suspense fallback={box}>
        <RatingRadar {...props} />
      </Suspense>
    </PartBoundary>
  ) : (
    box
  );
}
