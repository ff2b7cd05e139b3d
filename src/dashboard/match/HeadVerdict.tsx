import { type ReactNode, useMemo } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { PeriodScores } from '../figures/LeadChart.tsx';
import { LeadSoFar } from '../figures/LeadSoFar.tsx';
import type { Meeting } from '../figures/meeting.ts';
import { matchVerdict } from '../figures/played-why.ts';
import styles from './MatchPage.module.css';

interface HeadVerdictProps {
  match: Match;
  boxScore: BoxScore;
  /** `null` without plays. */
  plays: Meeting['plays'];
}

/** The verdict of a finished match as a sentence, and the lead with a bracket over its stretch. */
export function HeadVerdict(props: HeadVerdictProps): ReactNode {
  const { match, boxScore, plays } = props;
  // Every tab draws the head again: without this its opening takes a tenth longer.
  const verdict = useMemo(
    () => matchVerdict(match, boxScore, plays?.events ?? null),
    [match, boxScore, plays],
  );
  return (
    <div className={styles.decided}>
      {match.status === 'live' ? null : (
        <p className={`sentence strong snug ${styles.verdict}`}>{verdict?.sentence}</p>
      )}
      <div className={styles.lead} data-drawn={plays !== null}>
        {plays ? (
          <LeadSoFar match={match} labelled stretch={verdict?.stretch} withScorer />
        ) : (
          <PeriodScores match={match} />
        )}
      </div>
    </div>
  );
}
