import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { rebounds } from '../../basketball/line.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import { barOf, type RatingAxis } from '../figures/rating-axis.ts';
import { namedRatings } from '../figures/rating-names.ts';
import { decimalsOf } from '../figures/season-ratings.ts';
import { formatAsSent, formatMinutes } from '../figures/statistic-format.ts';
import { formatCount } from '../ui/format.ts';
import { InsightStatusBadge } from '../ui/InsightStatusBadge.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
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

/** One player in a match as a small card: what stood out either way, in the service's words, then the ratings. */
export function PlayerCard({ player, result, failed, axis, href }: PlayerCardProps) {
  const { name, number, seconds, points, assists } = player;
  const named = result?.ratings ? namedRatings(result.ratings) : [];
  const decimals = decimalsOf(named.map(({ value }) => value));
  const told = [
    ['good', result?.summary?.whatsWorking[0]],
    ['focus', result?.summary?.focusAreas[0]],
  ] as const;
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
      {told.map(([tone, sentence]) =>
        sentence ? (
          <p key={tone} className={styles[tone]}>
            <ServiceText text={sentence} />
          </p>
        ) : null,
      )}
      {named.length > 0 ? (
        <dl className={styles.ratings}>
          {named.map(({ key, name: rating, value }) => {
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
                  {formatAsSent(value, decimals)}
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
