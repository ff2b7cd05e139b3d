import { i18n } from '@lingui/core';
import { type ReactNode, useState } from 'react';
import { besideLuck } from '../../insights/ratings/rate.ts';
import type { RatingScales } from '../figures/rating-axis.ts';
import { axisText } from '../figures/rating-axis.ts';
import type { NamedRating } from '../figures/rating-names.ts';
import { SeasonLine } from '../figures/SeasonStrip.tsx';
import { decimalsOf, type meansOf, type SeasonRatings } from '../figures/season-ratings.ts';
import { formatAsSent, formatDecimal } from '../figures/statistic-format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './Ratings.module.css';

const withinLuckWords = Object.values(besideLuck(0));

/** Whether a rating's comment puts its distance from the usual down to luck; a comment of another service says nothing of it. */
export const isWithinLuck = ({ comment }: Pick<NamedRating, 'comment'>) =>
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
export function RatingRows({ ratings, scales, season, means, renderProof }: RatingRowsProps) {
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
