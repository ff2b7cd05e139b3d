import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import { playsOf } from '../figures/plays.ts';
import styles from './Insights.module.css';

interface ProofEventsProps {
  ratingName: string;
  /** Those behind the rating. */
  events: readonly MatchEvent[];
  playByPlay: { events: readonly MatchEvent[]; matchSheet: MatchSheet };
  match: Match | undefined;
  /** The address of the match's plays. */
  playsHref: string;
}

/** The events behind a rating, a group a period, in match order. */
export function ProofEvents({
  ratingName,
  events,
  playByPlay,
  match,
  playsHref,
}: ProofEventsProps) {
  const regulationPeriods = match?.regulationPeriods ?? 4;
  const { byEventId, periods } = useMemo(
    () => playsOf(playByPlay, regulationPeriods),
    [playByPlay, regulationPeriods],
  );
  if (events.length === 0) return <p>{i18n.t('No event of the play-by-play counts here.')}</p>;
  const plays = events.flatMap(({ id }) => byEventId.get(id) ?? []);
  return (
    <section
      className={styles.events}
      aria-label={i18n.t('Events behind {rating}', { rating: ratingName })}
      tabIndex={0}
    >
      {periods.map(({ number, label }) => {
        const inPeriod = plays.filter(({ event }) => event.period === number);
        if (inPeriod.length === 0) return null;
        return (
          <div key={number}>
            <h3>{label}</h3>
            <ul>
              {inPeriod.map(({ anchor, clock, who, what, detail }) => (
                <li key={anchor}>
                  <Link to={`${playsHref}#${anchor}`}>{clock}</Link>{' '}
                  {[who, what].filter(Boolean).join(': ')}
                  {detail ? `, ${detail}` : null}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
