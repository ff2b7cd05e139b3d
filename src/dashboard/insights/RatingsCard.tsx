import { i18n } from '@lingui/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { ratingScales, scaleNote } from '../figures/rating-axis.ts';
import type { NamedRating } from '../figures/rating-names.ts';
import { meansOf, type SeasonRatings } from '../figures/season-ratings.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
import { isWithinLuck, RatingRows } from './RatingRows.tsx';
import styles from './Ratings.module.css';

const RatingRadar = lazy(async () => ({
  default: (await import('./RatingRadar.tsx')).RatingRadar,
}));

interface RatingsCardProps {
  ratings: readonly NamedRating[];
  season: SeasonRatings;
  seasonNote: string | null;
  renderProof: (rating: NamedRating) => ReactNode;
}

/** The ratings among the season's, beside them their shape; one line on what is assumed and what is missing. */
export function RatingsCard({ ratings, season, seasonNote, renderProof }: RatingsCardProps) {
  const id = useId();
  const scales = ratingScales(ratings, season.values);
  const missing = ratings.filter(({ value }) => value === null).length;
  const means = meansOf(season);
  const isNarrow = useNarrowerThan(1000);
  const axis = missing === 0 ? scales.shared : null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading}>
        <span id={id}>
          {ratings.length === 6 && missing === 0 ? i18n.t('Six ratings') : i18n.t('Ratings')}
        </span>
        <small>{scaleNote(scales)}</small>
        {ratings.some(isWithinLuck) ? (
          <small>
            <i className={styles.solid} aria-hidden="true" />
            {i18n.t('more than luck')}
            <i className={styles.hollow} aria-hidden="true" />
            {i18n.t('within luck')}
          </small>
        ) : null}
        {seasonNote ? (
          <small className={styles.season}>
            {means.size > 0 ? <i className={styles.tick} aria-hidden="true" /> : null}
            <span>{seasonNote}</span>
          </small>
        ) : null}
      </h2>
      {missing > 0 ? (
        <p className="quiet">
          {i18n.t(
            '{missing, plural, =1 {One rating was not sent for this match: its row is empty.} other {# ratings were not sent for this match: their rows are empty.}}',
            { missing },
          )}
        </p>
      ) : null}
      <div className={styles.ratings}>
        <RatingRows {...{ ratings, scales, season, means, renderProof }} />
        {axis && !isNarrow ? (
          <div className={styles.radar}>
            <PartBoundary>
              <Suspense>
                <RatingRadar
                  title={i18n.t('Shape of this match')}
                  ratings={ratings.map((rating) => ({ ...rating, luck: isWithinLuck(rating) }))}
                  axis={axis}
                  means={means}
                />
              </Suspense>
            </PartBoundary>
          </div>
        ) : null}
      </div>
    </section>
  );
}
