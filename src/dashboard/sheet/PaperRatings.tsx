import { i18n } from '@lingui/core';
import type { PlayerNaming } from '../figures/player-naming.ts';
import {
  axisText,
  barOf,
  placeOf,
  type RatingAxis,
  ratingAxes,
  ratingAxis,
  sharedAxis,
} from '../figures/rating-axis.ts';
import type { NamedRating } from '../figures/rating-names.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import type { SeasonRatings } from '../insights/season-ratings.ts';
import { ServiceText } from '../ui/ServiceText.tsx';

interface PaperRatingsProps {
  ratings: readonly NamedRating[];
  naming: PlayerNaming;
  /** What the season's matches say of each rating: their values tell the scale, their means are ticks. */
  season: SeasonRatings;
}

/** In millimetres; the bar stands under the mean's mark. */
const width = 42;
const height = 3.9;
const top = 1.2;

/** A bar a rating on the scale that it seems to have, with the value as the service sent it and its comment. */
export function PaperRatings({ ratings, naming, season }: PaperRatingsProps) {
  const axes = ratingAxes(ratings, season.values);
  const shared = sharedAxis(axes.values());
  const ofAll = shared ?? ratingAxis(ratings.map(({ value }) => value));
  return (
    <section className="paper-ratings">
      <h2>
        {i18n.t('Ratings')}{' '}
        <small>
          {shared
            ? i18n.t('scale {scale} assumed', { scale: axisText(shared) })
            : i18n.t('scales assumed')}
          {season.means.size > 0 ? `; ${i18n.t('▾ the season’s mean')}` : ''}
        </small>
      </h2>
      <dl>
        {ratings.map(({ key, name, value, comment }) => {
          const axis = axes.get(key) ?? ofAll;
          return (
            <div key={key}>
              <dt>{name}</dt>
              <dd className="paper-rating-bar">
                <RatingBar value={value} axis={axis} mean={season.means.get(key)?.mean ?? null} />
              </dd>
              <dd className="paper-rating-value">{formatAsSent(value)}</dd>
              {comment || !shared ? (
                <dd className="paper-rating-comment">
                  {shared ? '' : `${i18n.t('Scale {scale}.', { scale: axisText(axis) })} `}
                  <ServiceText text={naming.inText(comment)} />
                </dd>
              ) : null}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface RatingBarProps {
  value: number | null;
  axis: RatingAxis;
  mean: number | null;
}

function RatingBar({ value, axis, mean }: RatingBarProps) {
  const at = (percent: number) => (percent / 100) * width;
  const bar = value === null ? null : barOf(value, axis);
  return (
    <svg
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {bar ? (
        <rect
          x={at(bar.start)}
          y={top + 0.2}
          width={at(bar.length)}
          height={1.8}
          className="paper-bar"
        />
      ) : null}
      {[0.25, 0.5, 0.75].map((place) => (
        <path key={place} d={`M${place * width} ${height - 1}v.7`} className="paper-axis" />
      ))}
      <path d={`M.1 ${top}V${height - 0.3}H${width - 0.1}V${top}`} className="paper-rating-scale" />
      {axis.min < 0 ? <path d={`M${width / 2} ${top}V${height}`} className="paper-axis" /> : null}
      {mean === null ? null : (
        <path d={`M${at(placeOf(mean, axis))} ${top}l-.65 -1.1h1.3z`} className="paper-bar" />
      )}
    </svg>
  );
}
