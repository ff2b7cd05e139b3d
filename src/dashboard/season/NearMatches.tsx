import { i18n } from '@lingui/core';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { endedMatches, outcomeOf } from '../api/season-record.ts';
import { LiveMoment } from '../figures/LazyLiveMoment.tsx';
import { matchDay, matchWeekday, opponentText } from '../figures/match-text.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { formatScore, formatTime } from '../ui/format.ts';
import { MatchStatusBadge } from '../ui/MatchStatusBadge.tsx';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import styles from './NearMatches.module.css';
import { comingMatches } from './near-matches.ts';

const LeadSoFar = lazy(async () => ({ default: (await import('./LeadSoFar.tsx')).LeadSoFar }));

interface NearMatchesProps {
  teamId: string;
  /** Newest first. */
  matches: readonly Match[];
}

/** The match that is being played, the next and the last. */
export const NearMatches = memo(function NearMatches({ teamId, matches }: NearMatchesProps) {
  const live = matches.find(isLive);
  const [next] = comingMatches(matches, Date.now());
  const ended = endedMatches(matches);
  const [last] = ended;
  const ids = (match: Match) => ({ teamId, matchId: match.id });
  const opponent = next && opponentKey(next.opponent);
  const met = opponent ? ended.find((match) => opponentKey(match.opponent) === opponent) : null;
  return (
    <div className={styles.near}>
      {live ? (
        <Tile
          to={paths.match(ids(live))}
          match={live}
          className={styles.live}
          when={
            <>
              <MatchStatusBadge status="live" /> <LiveMoment match={live} ask />
            </>
          }
        >
          <Score match={live} />
          <Suspense fallback={<div className={styles.lead} />}>
            <LeadSoFar match={live} />
          </Suspense>
          <Link to={paths.halfTime(ids(live))}>{i18n.t('Half-time card')}</Link>
        </Tile>
      ) : null}
      {next ? (
        <Tile
          to={paths.match(ids(next))}
          match={next}
          when={`${i18n.t('Next')}: ${matchWeekday(next)}, ${formatTime(next.startsAt)}`}
        >
          <p>{next.venue}</p>
          {met ? (
            <p>
              <OutcomeBadge outcome={outcomeOf(met)} /> {formatScore(met.score)} · {matchDay(met)}
            </p>
          ) : null}
          {opponent ? (
            <SeasonLink to={paths.opponent({ teamId, opponent })}>{i18n.t('Prepare')}</SeasonLink>
          ) : null}
        </Tile>
      ) : null}
      {last ? (
        <Tile
          to={paths.match(ids(last))}
          match={last}
          when={`${i18n.t('Last')}: ${matchWeekday(last)}`}
        >
          <Score match={last} />
          <Link to={paths.insights(ids(last))}>
            {last.insightsStatus === 'not_generated'
              ? i18n.t('Write insights')
              : i18n.t('Insights')}
          </Link>
        </Tile>
      ) : null}
    </div>
  );
});

interface TileProps {
  to: string;
  match: Match;
  when: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

function Tile({ to, match, when, className = '', children }: TileProps) {
  return (
    <article className={`${styles.tile} ${className}`}>
      <p className={styles.when}>{when}</p>
      <h2>
        <Link to={to}>{opponentText(match)}</Link>
      </h2>
      {children}
    </article>
  );
}

/** Ours in the team's colour, the winner's heavy. */
function Score({ match }: { match: Match }) {
  const { team, opponent } = match.score ?? {};
  if (team == null || opponent == null) return null;
  return (
    <p className={styles.score}>
      <b className={team >= opponent ? styles.more : undefined}>{team}</b>–
      <span className={opponent >= team ? styles.more : undefined}>{opponent}</span>{' '}
      <OutcomeBadge outcome={outcomeOf(match)} />
    </p>
  );
}
