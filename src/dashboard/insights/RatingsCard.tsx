import { i18n } from '@lingui/core';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { besideLuck } from '../../insights/ratings/rate.ts';
import { axisText, type RatingScales, ratingScales, scaleNote } from '../figures/rating-axis.ts';
import type { NamedRating } from '../figures/rating-names.ts';
import { SeasonLine } from '../figures/SeasonStrip.tsx';
import { decimalsOf, meansOf, type SeasonRatings } from '../figures/season-ratings.ts';
import { formatAsSent, formatDecimal } from '../figures/statistic-format.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
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

/** The ratings among the season's, with a radar beside them; one line on assumptions and missing data. */
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
            <ErrorBoundary>
              <Suspense>
                <RatingRadar
                  title={i18n.t('Shape of this match')}
                  ratings={ratings.map((rating) => ({ ...rating, luck: isWithinLuck(rating) }))}
                  axis={axis}
                  means={means}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
        ) : null}
      </div>
    </section>
  );
}

const withinLuckWords = Object.values(besideLuck(0));

/** Whether a rating's comment puts its distance from the usual down to luck; a comment of another service says nothing of it. */
const isWithinLuck = ({ comment }: Pick<NamedRating, 'comment'>) =>
  withinLuckWords.some((words) => comment.includes(words));

interface RatingRowsProps {
  ratings: readonly NamedRating[];
  /** Where the ratings do not share one, each row says its own. */
  scales: RatingScales;
  season: SeasonRatings;
  means: ReturnType<typeof meansOf>;
  /** Content below the comment of a rating whose row is open. */
  renderProof: (rating: NamedRating) => ReactNode;
}

/** A line a rating, with the season's matches as ticks; a row opens to its comment and the numbers behind it. */
function RatingRows({ ratings, scales, season, means, renderProof }: RatingRowsProps) {
  const decimals = decimalsOf(ratings.map(({ value }) => value));
  return (
    <ul className={styles.rows}>
      {ratings.map((rating) => (
        <Row
          key={rating.key}
          rating={rating}
          decimals={decimals}
          {...{ scales, season, means, renderProof }}
        />
      ))}
      {scales.shared ? (
        <li className={styles.axis} aria-hidden="true">
          <span className={styles.ends}>
            {[
              scales.shared.min,
              (scales.shared.min + scales.shared.max) / 2,
              scales.shared.max,
            ].map((end) => (
              <span key={end}>{formatAsSent(end)}</span>
            ))}
          </span>
        </li>
      ) : null}
    </ul>
  );
}

interface RowProps extends Omit<RatingRowsProps, 'ratings'> {
  rating: NamedRating;
  decimals: number;
}

function Row({ rating, decimals, scales, season, means, renderProof }: RowProps) {
  const [open, setOpen] = useState(false);
  const { key, name, value, comment } = rating;
  const axis = scales.of(key);
  const mean = means.get(key);
  const scale = scales.shared ? null : axisText(axis);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.row}>
          <span className={styles.name}>{name}</span>
          <SeasonLine
            ticks={season.values.get(key) ?? []}
            usual={mean?.mean ?? null}
            value={value}
            {...axis}
            luck={isWithinLuck(rating)}
          />
          <b className={styles.value}>
            {formatAsSent(value, decimals)}
            {value === null ? (
              <span className="visually-hidden">{i18n.t('not recorded')}</span>
            ) : null}
          </b>
          <small className={styles.usual}>
            {mean
              ? i18n.t('usual {value}', { value: formatDecimal(mean.mean, mean.decimals) })
              : null}
            {scale ? <span> {i18n.t('scale {axis}', { axis: scale })}</span> : null}
          </small>
        </summary>
        <div className={styles.proof}>
          {comment ? (
            <p>
              <ServiceText text={comment} />
            </p>
          ) : null}
          {open ? renderProof(rating) : null}
        </div>
      </details>
    </li>
  );
}
