import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { isMoreThanLuck, matchMargin } from '../../basketball/match-margin.ts';
import { foulTrouble, teamFouls, teamFoulsToBonus } from '../../basketball/team-fouls.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { PeriodScores } from '../figures/LeadChart.tsx';
import { LeadSoFar } from '../figures/LeadSoFar.tsx';
import { momentOf } from '../figures/LiveMoment.tsx';
import { surname } from '../figures/match-text.ts';
import type { Meeting } from '../figures/meeting.ts';
import { periodText } from '../figures/period-labels.ts';
import { matchVerdict, playedWhy } from '../figures/played-why.ts';
import { formatList, formatScore, formatSigned } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './MatchPage.module.css';

interface HeadVerdictProps {
  match: Match;
  boxScore: BoxScore;
  /** `null` without plays. */
  plays: Meeting['plays'];
}

/**
 * The verdict of a finished match and what a rematch may bring, or a live one's period and fouls; and the lead with a
 * bracket over its stretch.
 */
export function HeadVerdict(props: HeadVerdictProps): ReactNode {
  const { match, boxScore, plays } = props;
  const verdict = matchVerdict(match, boxScore, plays?.events ?? null);
  const again = rematchText(boxScore, plays);
  const now = match.status === 'live' ? nowText(props) : null;
  return (
    <div className={styles.decided}>
      <div className={styles.verdict} data-now={now ? true : undefined}>
        <p className="sentence strong snug">
          <ServiceText text={verdict?.sentence ?? now?.period ?? ''} />
        </p>
        <p className="soft">{verdict ? again : now?.fouls}</p>
      </div>
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

/** The score and the team fouls of a live match's period, the bonus and who is in foul trouble. */
function nowText({ match, boxScore, plays }: HeadVerdictProps) {
  const events = plays?.events ?? [];
  const number = momentOf(events, match)?.period ?? match.periods.length;
  const score = match.periods[number - 1];
  const period = periodText(number, match);
  const trouble = foulTrouble(number, match);
  const fouls = { team: 0, opponent: 0 };
  for (const side of sides) fouls[side] = teamFouls(events, side, number, match);
  const troubled = (side: Side) =>
    formatList(
      boxScore[side].players
        .filter((player) => (player.fouls ?? 0) >= trouble)
        .map(({ number: shirt, name }) => [shirt, surname(name)].filter(Boolean).join(' ')),
    );
  const [ours, theirs] = [troubled('team'), troubled('opponent')];
  return {
    period: score
      ? plays
        ? i18n.t('{period} {score}, team fouls {fouls}', {
            period,
            score: formatScore(score),
            fouls: formatScore(fouls),
          })
        : `${period} ${formatScore(score)}`
      : '',
    fouls: [
      fouls.team >= teamFoulsToBonus ? i18n.t('Our next defensive foul is two free throws.') : '',
      fouls.opponent >= teamFoulsToBonus
        ? i18n.t('Their next defensive foul is two free throws.')
        : '',
      ours && i18n.t('Ours with {trouble} fouls or more: {players}.', { trouble, players: ours }),
      theirs &&
        i18n.t('Theirs with {trouble} fouls or more: {players}.', { trouble, players: theirs }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The margin and range of a rematch, and the worth of how shots fell; '' without plays. */
function rematchText(boxScore: BoxScore, plays: Meeting['plays']): string {
  const again = plays && playedWhy(boxScore, plays.events)?.again;
  if (!again) return '';
  const { low, high } = again.rematch;
  const about = Math.round(again.estimate);
  const rematch = i18n.t(about === 0 ? levelAgain : about > 0 ? wonAgain : lostAgain, {
    about: Math.abs(about),
    low: formatSigned(Math.round(low)),
    high: formatSigned(Math.round(high)),
  });
  // Not the step of the drawing, whose tenths are rounded so that all add up.
  const luck = Math.round(matchMargin(plays.events)?.luck ?? 0);
  if (luck === 0 || isMoreThanLuck(luck)) return rematch;
  return `${rematch} ${i18n.t(luck > 0 ? lucky : unlucky, { luck: Math.abs(luck) })}`;
}

const wonAgain =
  /* i18n */ 'Played again, this would be won by about {about} (four times in five between {low} and {high}).';
const lostAgain =
  /* i18n */ 'Played again, this would be lost by about {about} (four times in five between {low} and {high}).';
const levelAgain =
  /* i18n */ 'Played again, this would be about level (four times in five between {low} and {high}).';
const lucky = /* i18n */ 'How the shots fell, mostly luck, brought us {luck}.';
const unlucky = /* i18n */ 'How the shots fell, mostly luck, cost us {luck}.';
