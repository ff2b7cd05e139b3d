import { formatAsSent } from '../box-score/statistic-format.ts';
import { axisText, barOf, ratingAxis } from '../charts/rating-axis.ts';
import type { NamedRating } from '../insights/rating-names.ts';
import type { PlayerNaming } from './player-naming.ts';

interface PaperRatingsProps {
  ratings: readonly NamedRating[];
  naming: PlayerNaming;
}

const width = 42;
const height = 3;

/** A bar a rating on the scale that all of them fit, with the value as the service sent it and its comment. */
export function PaperRatings({ ratings, naming }: PaperRatingsProps) {
  const axis = ratingAxis(ratings.map(({ value }) => value));
  return (
    <section className="paper-ratings">
      <h2>
        Ratings <small>scale {axisText(axis)} assumed</small>
      </h2>
      <dl>
        {ratings.map(({ key, name, value, comment }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className="paper-rating-bar">
              <svg
                width={`${width}mm`}
                height={`${height}mm`}
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden="true"
              >
                {value === null ? null : <Bar {...barOf(value, axis)} />}
                {[0.25, 0.5, 0.75].map((place) => (
                  <path
                    key={place}
                    d={`M${place * width} ${height - 0.9}v.8`}
                    className="paper-axis"
                  />
                ))}
                <path d={`M.1 0V${height - 0.1}H${width - 0.1}V0`} className="paper-rating-scale" />
                {axis.min < 0 ? (
                  <path d={`M${width / 2} 0v${height}`} className="paper-axis" />
                ) : null}
              </svg>
            </dd>
            <dd className="paper-rating-value">{formatAsSent(value)}</dd>
            {comment ? <dd className="paper-rating-comment">{naming.inText(comment)}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Bar({ start, length }: { start: number; length: number }) {
  const at = (percent: number) => (percent / 100) * width;
  return (
    <rect x={at(start)} y={0.4} width={at(length)} height={height - 1.1} className="paper-bar" />
  );
}
