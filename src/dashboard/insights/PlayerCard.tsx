import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { rebounds } from '../../basketball/line.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import { barOf, type RatingAxis } from '../figures/rating-axis.ts';
import { namedRatings } from '../figures/rating-names.ts';
import { formatAsSent, formatMinutes } from '../figures/statistic-format.ts';
import { formatCount } from '../ui/format.ts';
import { InsightStatusBadge } from '../ui/InsightStatusBadge.tsx';
import styles from './PlayerCards.module.css';

interface PlayerCardProps {
  player: PlayerLine;
  /** `undefined` while it is not there. */
  result: InsightResult | undefined;
  failed: boolean;
  /** The same for all cards, so that their bars compare. */
  axis: RatingAxis;
  href: string;
}

/** One player's ratings in a match as a small card. */
export function PlayerCard({ player, result, failed, axis, href }: PlayerCardProps) {
  const { name, number, seconds, points, assists } = player;
  return (
    <li className={styles.card}>
      <h3>
        {number ? <span className={styles.number}>{number}</span> : null}
        <Link to={href}>{name}</Link>
      </h3>
      <p className={styles.line}>
        {i18n.t('{minutes} · {points} PTS · {rebounds} REB · {assists} AST', {
          minutes: formatMinutes(seconds),
          points: formatCount(points),
          rebounds: formatCount(rebounds(player)),
          assists: formatCount(assists),
        })}
      </p>
      {result?.ratings ? (
        <dl className={styles.ratings}>
          {namedRatings(result.ratings).map(({ key, name: rating, value }) => {
            const { start, length } = barOf(value ?? 0, axis);
            return (
              <div key={key}>
                <dt>{rating}</dt>
                <dd>
                  <span className={styles.track} aria-hidden="true">
                    {value === null ? null : (
                      <i style={{ insetInlineStart: `${start}%`, width: `${length}%` }} />
                    )}
                  </span>
                  {formatAsSent(value)}
                </dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <p className={styles.line}>{stateOf(result, failed)}</p>
      )}
    </li>
  );
}

function stateOf(result: InsightResult | undefined, failed: boolean) {
  if (result) {
    return (
      <>
        <InsightStatusBadge status={result.status} /> {result.message}
      </>
    );
  }
  return failed ? i18n.t('The insights could not be read.') : i18n.t('Reading the insights…');
}
