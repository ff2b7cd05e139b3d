import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './RatingBars.module.css';
import { axisText, barOf, placeOf, type RatingAxis } from './rating-axis.ts';
import type { NamedRating } from './rating-names.ts';
import { formatAsSent, formatDecimal } from './statistic-format.ts';

interface RatingBarsProps {
  ratings: readonly NamedRating[];
  /** The axis of a rating that has none of its own in `axes`. */
  axis: RatingAxis;
  /** By the rating's key, where the ratings do not share one: each row then says its own. */
  axes?: ReadonlyMap<string, RatingAxis> | undefined;
  /** The season's mean by the rating's key, drawn as a tick. */
  means?: ReadonlyMap<string, { mean: number; decimals: number }> | undefined;
  /** What stands under a rating's comment. */
  renderProof?: (rating: NamedRating) => ReactNode;
}

/** One plain bar a rating, with the value as the service sent it, the season's mean as a tick, and the comment. */
export function RatingBars({ ratings, axis, axes, means, renderProof }: RatingBarsProps) {
  return (
    <ul className={styles.bars}>
      {ratings.map((rating) => {
        const { key, name, value, comment } = rating;
        const own = axes?.get(key);
        const mean = means?.get(key);
        return (
          <li key={key} className={styles.rating}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track} aria-hidden="true">
              {value === null ? null : <Bar value={value} axis={own ?? axis} />}
              {mean ? <Tick value={mean.mean} axis={own ?? axis} /> : null}
            </span>
            <span className={styles.value}>
              {formatAsSent(value)}
              {value === null ? (
                <span className="visually-hidden">{i18n.t('not recorded')}</span>
              ) : null}
            </span>
            {comment ? (
              <p className={styles.comment}>
                <ServiceText text={comment} />
              </p>
            ) : null}
            {mean || own ? (
              <p className={styles.mean}>
                {mean
                  ? i18n.t('mean {value}', { value: formatDecimal(mean.mean, mean.decimals) })
                  : null}
                {own ? <span>{i18n.t('scale {axis}', { axis: axisText(own) })}</span> : null}
              </p>
            ) : null}
            {renderProof ? <div className={styles.proof}>{renderProof(rating)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ value, axis }: { value: number; axis: RatingAxis }) {
  const { start, length } = barOf(value, axis);
  return (
    <>
      {axis.min < 0 ? <i className={styles.zero} /> : null}
      <i className={styles.bar} style={{ insetInlineStart: `${start}%`, width: `${length}%` }} />
    </>
  );
}

function Tick({ value, axis }: { value: number; axis: RatingAxis }) {
  return <i className={styles.tick} style={{ insetInlineStart: `${placeOf(value, axis)}%` }} />;
}
