import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { FlowPoint } from '../../basketball/score-flow.ts';
import { chanceText } from '../figures/stretch-words.ts';
import type { MatchPlays } from './match-plays.ts';
import styles from './ScoreFlowPanel.module.css';
import { usePlayAddress } from './use-play-jump.ts';

interface FlowReadingProps {
  match: MatchPlays;
  /** `undefined` = the start of the match. */
  point: FlowPoint | undefined;
  /** The chance to win then, 0..1; `null` where it is not known. */
  chance: number | null;
}

/** One moment of the score: when, the score, who leads by how much, and the play, with a link to it. */
export function FlowReading({ match, point, chance }: FlowReadingProps) {
  const playAddress = usePlayAddress();
  const play = match.byEventId.get(point?.eventId ?? '');
  if (!point || !play) return <p className={styles.reading}>{i18n.t('Start of the match, 0–0')}</p>;
  return (
    <p className={styles.reading}>
      <b>
        {point.team}–{point.opponent}
      </b>{' '}
      {[leadText(match, point), chanceToWin(chance)].filter(Boolean).join(' · ')}
      <span>
        {play.period} {play.clock}: <Link to={playAddress(play)}>{playInWords(play)}</Link>
      </span>
    </p>
  );
}

/** The same moment as one text, for screen readers. */
export function flowText(
  match: MatchPlays,
  point: FlowPoint | undefined,
  chance: number | null,
): string {
  const play = match.byEventId.get(point?.eventId ?? '');
  if (!point || !play) return i18n.t('Start of the match, 0 to 0');
  const score = i18n.t('{team} to {opponent}', { team: point.team, opponent: point.opponent });
  return [
    `${play.period} ${play.clock}`,
    score,
    leadText(match, point),
    playInWords(play),
    chanceToWin(chance),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who leads by how much, for instance "Kestrels by 4". */
export function leadText({ names }: MatchPlays, { team, opponent }: FlowPoint): string {
  if (team === opponent) return i18n.t('tied');
  return i18n.t('{team} by {points}', {
    team: team > opponent ? names.team : names.opponent,
    points: Math.abs(team - opponent),
  });
}

const chanceToWin = (chance: number | null) =>
  chance === null ? '' : i18n.t('chance to win {chance}', { chance: chanceText(chance) });

function playInWords({ who, what, detail }: { who: string; what: string; detail: string }): string {
  return [who, detail ? `${what} (${detail})` : what].filter(Boolean).join(', ');
}
