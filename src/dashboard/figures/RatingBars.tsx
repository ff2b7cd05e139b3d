import { i18n } from '@lingui/core';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './RatingBars.module.css';
import type { NamedRating } from './ratings.ts';
import {
  axisText,
  barOf,
  decimalsOf,
  percentAlong,
  type RatingAxis,
  type RatingScales,
} from './ratings.ts';
import { formatAsSent } from './statistic-format.ts';

interface RatingBarsProps {
  ratings: readonly NamedRating[];
  /** If the ratings differ in scale, each row shows its own. */
  scales: RatingScales;
  /** The season's mean by rating key, drawn as a tick. */
  means: ReadonlyMap<string, { mean: number; decimals: number }>;
}

/** Printed: a bar for each rating on a ruled scale, with its value as sent, the season's mean, and the comment. */
export function RatingBars({ ratings, scales, means }: RatingBarsProps) {
  const decimals = decimalsOf(ratings.map(({ value }) => value));
  return (
    <ul className="list">
      {ratings.map(({ key, name, value, comment }) => {
        const axis = scales.of(key);
        const mean = means.get(key);
        const scale = scales.shared ? null : axisText(axis);
        const ownScale = scale ? `${i18n.t('Scale {scale}.', { scale })} ` : '';
        return (
          <li key={key} className={`centred ${styles.rating}`}>
            <span className="strong">{name}</span>
            <span className={`relative ${styles.track}`} aria-hidden="true">
              {value === null ? null : <Bar value={value} axis={axis} />}
              {mean ? (
                <i
                  className={`absolute ${styles.tick}`}
                  style={{ insetInlineStart: `${percentAlong(mean.mean, axis)}%` }}
                />
              ) : null}
            </span>
            <span className={`end ${styles.value}`}>
              {formatAsSent(value, decimals)}
              {value === null ? (
                <span className="visually-hidden">{i18n.t('not recorded')}</span>
              ) : null}
            </span>
            {comment || ownScale ? (
              <p className={`across ${styles.comment}`}>
                {ownScale}
                <ServiceText text={comment} />
              </p>
            ) : null}
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
      {axis.min < 0 ? <i className={`absolute ${styles.zero}`} /> : null}
      <i
        className={`absolute ${styles.bar}`}
        style={{ insetInlineStart: `${start}%`, width: `${length}%` }}
      />
    </>
  );
}
