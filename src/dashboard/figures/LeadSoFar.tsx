import { useQuery } from '@tanstack/react-query';
import type { Stretch } from '../../basketball/decisive-stretches.ts';
import type { Match } from '../../contract/match.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { LeadPicture, PeriodScores } from './LeadChart.tsx';
import styles from './LeadSoFar.module.css';
import { momentOf, secondsSoFar } from './LiveMoment.tsx';
import { lengthOf, usablePlays } from './meeting.ts';

interface LeadSoFarProps {
  match: Match;
  /** Whether each period's score is below the chart. */
  labelled?: boolean;
  /** The deciding stretch, marked by a bracket. */
  stretch?: Stretch | null | undefined;
  /** Whether the bracket names who scored most. */
  withScorer?: boolean;
}

/** The lead through a match; a live match keeps the full time axis. An empty box without plays. */
export function LeadSoFar(props: LeadSoFarProps) {
  const { match, labelled = false, stretch, withScorer = false } = props;
  const live = isLive(match);
  const query = useQuery(playByPlayQuery(useApi(), match.id, live));
  const plays = usablePlays(query.data?.value);
  const until = live && plays ? secondsSoFar(momentOf(plays.events, match), match) : null;
  return (
    <>
      <div className={`flex ${styles.place} ${labelled && !live ? styles.marked : ''}`}>
        {plays ? (
          <LeadPicture
            meeting={{ match, plays }}
            stretch={stretch}
            withScorer={withScorer}
            withTops={labelled}
            {...(until === null ? {} : { until, whole: lengthOf(match) })}
          />
        ) : null}
      </div>
      {labelled ? <PeriodScores match={match} /> : null}
    </>
  );
}
