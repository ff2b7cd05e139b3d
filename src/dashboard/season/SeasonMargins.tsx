import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { matchText } from '../figures/match-text.ts';
import { formatScore } from '../ui/format.ts';
import { useRovingFocus } from '../ui/use-roving-focus.ts';
import styles from './Margins.module.css';
import { marginOf, marginRange } from './margins.ts';

/** More bars than that no card has room for. */
const mostBars = 150;

interface SeasonMarginsProps {
  teamId: string;
  /** Newest first. */
  matches: readonly Match[];
}

/**
 * A season's margins at a glance, oldest first: a bar up for a match won, down for one lost, each leading to its match; of a
 * very long season its end.
 */
export function SeasonMargins({ teamId, matches }: SeasonMarginsProps) {
  const ended = matches
    .slice(0, mostBars)
    .flatMap((match) => {
      const margin = marginOf(match);
      return margin === null ? [] : [{ match, margin }];
    })
    .reverse();
  const { low, high } = marginRange(ended.map(({ margin }) => margin));
  const width = 100 / Math.max(ended.length, 12);
  const { handlers, tabIndexOf } = useRovingFocus(ended.at(-1)?.match.id);
  return (
    <svg
      className={styles.season}
      viewBox={`0 ${-high} 100 ${high - low}`}
      preserveAspectRatio="none"
      {...handlers}
    >
      <title>
        {i18n.t('{count} margins, from {low} to {high}', { count: ended.length, low, high })}
      </title>
      <path d="M0 0H100" className={styles.axis} />
      {ended.map(({ match, margin }, index) => (
        <Link
          key={match.id}
          to={paths.match({ teamId, matchId: match.id })}
          aria-label={`${i18n.t(outcomeWord(margin))} ${matchText(match)}, ${formatScore(match.score)}`}
          tabIndex={tabIndexOf(match.id, (id) => ended.some((each) => each.match.id === id))}
          data-mark={match.id}
          className={styles.mark}
        >
          <title>{`${matchText(match)}, ${formatScore(match.score)}`}</title>
          <rect
            x={index * width}
            width={width}
            y={-high}
            height={high - low}
            className={styles.reach}
          />
          <rect
            x={index * width + width * 0.15}
            width={width * 0.7}
            y={Math.min(0, -margin)}
            height={Math.abs(margin)}
            className={margin < 0 ? styles.lost : styles.won}
          />
        </Link>
      ))}
    </svg>
  );
}

const outcomeWord = (margin: number) => {
  if (margin === 0) return /* i18n */ 'Drawn';
  return margin > 0 ? /* i18n */ 'Won' : /* i18n */ 'Lost';
};
