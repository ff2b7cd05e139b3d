import { i18n } from '@lingui/core';
import { type ReactNode, useMemo } from 'react';
import { isMoreThanLuck, matchMargin } from '../../basketball/match-margin.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { PeriodScores } from '../figures/LeadChart.tsx';
import { LeadSoFar } from '../figures/LeadSoFar.tsx';
import type { Meeting } from '../figures/meeting.ts';
import { matchVerdict, playedWhy } from '../figures/played-why.ts';
import { formatSigned } from '../ui/format.ts';
import styles from './MatchPage.module.css';

interface HeadVerdictProps {
  match: Match;
  boxScore: BoxScore;
  /** `null` without plays. */
  plays: Meeting['plays'];
}

/** The verdict of a finished match and what a rematch may bring, and the lead with a bracket over its stretch. */
export function HeadVerdict(props: HeadVerdictProps): ReactNode {
  const { match, boxScore, plays } = props;
  // Every tab draws the head again: without this its opening takes a tenth longer.
  const [verdict, again] = useMemo(
    () => [matchVerdict(match, boxScore, plays?.events ?? null), rematchText(boxScore, plays)],
    [match, boxScore, plays],
  );
  return (
    <div className={styles.decided}>
      {match.status === 'live' ? null : (
        <div className={styles.verdict}>
          <p className="sentence strong snug">{verdict?.sentence}</p>
          <p className="soft">{verdict ? again : ''}</p>
        </div>
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

/** The range of four of five rematches, and the worth of how shots fell; '' without plays. */
function rematchText(boxScore: BoxScore, plays: Meeting['plays']): string {
  const again = plays && playedWhy(boxScore, plays.events)?.again;
  if (!again) return '';
  const { low, high } = again.rematch;
  const range = { low: formatSigned(Math.round(low)), high: formatSigned(Math.round(high)) };
  // Not the step of the drawing, whose tenths are rounded so that all add up.
  const luck = Math.round(matchMargin(plays.events)?.luck ?? 0);
  return luck === 0 || isMoreThanLuck(luck)
    ? i18n.t('Played again: anything from {low} to {high}.', range)
    : i18n.t('Played again: anything from {low} to {high}. How shots fell, mostly luck: {luck}.', {
        ...range,
        luck: formatSigned(luck),
      });
}
