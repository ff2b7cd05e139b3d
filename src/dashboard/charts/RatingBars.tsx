import { formatAsSent } from '../box-score/statistic-format.ts';
import type { NamedRating } from '../insights/rating-names.ts';
import styles from './RatingBars.module.css';
import { barOf, type RatingAxis } from './rating-axis.ts';

interface RatingBarsProps {
  ratings: readonly NamedRating[];
  axis: RatingAxis;
}

/** One plain bar a rating, with the value as the service sent it and its comment. */
export function RatingBars({ ratings, axis }: RatingBarsProps) {
  return (
    <ul className={styles.bars}>
      {ratings.map(({ key, name, value, comment }) => (
        <li key={key} className={styles.rating}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            {value === null ? null : <Bar value={value} axis={axis} />}
          </span>
          <span className={styles.value}>
            {formatAsSent(value)}
            {value === null ? <span className="visually-hidden">not recorded</span> : null}
          </span>
          {comment ? <p className={styles.comment}>{comment}</p> : null}
        </li>
      ))}
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
