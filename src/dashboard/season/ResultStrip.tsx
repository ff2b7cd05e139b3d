import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { matchDay, matchText, nickname } from '../figures/match-text.ts';
import { formatSigned } from '../ui/format.ts';
import { marginOf, marginRange } from './margins.ts';
import styles from './ResultStrip.module.css';

/** More would not fit; the latest are shown. */
const mostMatches = 60;

interface ResultStripProps {
  /** Newest first; those to come are open circles, others without a score are left out. */
  matches: readonly Match[];
}

/** A season in one strip, oldest first: a bar up from zero for a match won, down for one lost, and whom it was against. */
export function ResultStrip({ matches }: ResultStripProps) {
  const shown = matches
    .map((match) => ({ match, margin: marginOf(match) }))
    .filter(({ match, margin }) => margin !== null || match.status === 'scheduled')
    .slice(0, mostMatches)
    .reverse();
  const played = shown.flatMap(({ margin }) => margin ?? []);
  if (played.length < 2) return null;
  const { low, high } = marginRange(played);
  const at = (margin: number) => (100 * (high - margin)) / (high - low);
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={i18n.t('{won} won, {lost} lost, match by match: {matches}', {
        won: played.filter((margin) => margin > 0).length,
        lost: played.filter((margin) => margin < 0).length,
        matches: shown
          .flatMap(({ match, margin }) =>
            margin === null ? [] : `${matchText(match)} ${formatSigned(margin)}`,
          )
          .join('; '),
      })}
    >
      {shown.map(({ match, margin }) => {
        const [top, bottom] = [at(Math.max(0, margin ?? 0)), at(Math.min(0, margin ?? 0))];
        const isLost = margin !== null && margin < 0;
        return (
          <div key={match.id} className={styles.match}>
            <div className={styles.column}>
              <i className={styles.zero} style={{ top: `${at(0)}%` }} />
              {margin === null ? (
                <i className={styles.coming} style={{ top: `${at(0)}%` }} />
              ) : (
                <>
                  <i
                    className={isLost ? styles.lost : styles.won}
                    style={{ top: `${top}%`, height: `${bottom - top}%` }}
                  />
                  <b
                    className={isLost ? undefined : styles.above}
                    style={{ top: `${isLost ? bottom : top}%` }}
                  >
                    {formatSigned(margin)}
                  </b>
                </>
              )}
            </div>
            <span className={styles.name}>{nickname(match.opponent.name)}</span>
            <span className={styles.day}>{matchDay(match)}</span>
          </div>
        );
      })}
    </div>
  );
}
