import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { RatingBars } from '../figures/RatingBars.tsx';
import { ratingScales, scaleNote } from '../figures/rating-axis.ts';
import type { NamedRating } from '../figures/rating-names.ts';
import { meansOf, type SeasonRatings } from '../figures/season-ratings.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Insights.module.css';

interface RatingsCardProps {
  ratings: readonly NamedRating[];
  season: SeasonRatings;
  seasonNote: string | null;
  renderProof: (rating: NamedRating) => ReactNode;
  children: ReactNode;
}

/** The ratings as bars with the season's ticks, and one line on what is assumed and what is missing. */
export function RatingsCard(props: RatingsCardProps) {
  const { ratings, season, seasonNote, renderProof, children } = props;
  const scales = ratingScales(ratings, season.values);
  const missing = ratings.filter(({ value }) => value === null).length;
  const means = meansOf(season);
  return (
    <Card
      title={ratings.length === 6 && missing === 0 ? i18n.t('Six ratings') : i18n.t('Ratings')}
      note={
        <>
          {scaleNote(scales)}{' '}
          {seasonNote ? (
            <span className={styles.season}>
              {means.size > 0 ? <i className={styles.tick} aria-hidden="true" /> : null}
              {seasonNote}
            </span>
          ) : null}
        </>
      }
    >
      {missing > 0 ? (
        <p className={styles.remark}>
          {i18n.t(
            '{missing, plural, =1 {One rating was not sent for this match: its row is empty.} other {# ratings were not sent for this match: their rows are empty.}}',
            { missing },
          )}
        </p>
      ) : null}
      <RatingBars ratings={ratings} scales={scales} means={means} renderProof={renderProof} />
      {children}
    </Card>
  );
}
