import { i18n } from '@lingui/core';
import { playerStints } from '../../basketball/player-stints.ts';
import { foulsOut, matchSeconds, secondsPlayed } from '../../basketball/score.ts';
import { pointsScored } from '../../basketball/shots.ts';
import { lineupStints } from '../../basketball/stints.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { Meeting } from '../figures/meeting.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { matchVerdict } from '../figures/played-why.ts';
import styles from './PlayerLane.module.css';

/** What the marks of a lane mean; hidden from screen readers as the lanes are. */
export const LaneLegend = () => (
  <small className={styles.legend} aria-hidden="true">
    <i className={styles.on} />
    {i18n.t('on court')} <i className={styles.points} />
    {i18n.t('points')} <i className={styles.foul} />
    {i18n.t('foul')} <i className={`bad ${styles.out}`} />
    {i18n.t('fifth')}
  </small>
);

/** One player's match, positions in percent of its time. */
interface PlayerLane {
  stints: { from: number; width: number }[];
  points: { at: number; points: number; key: string }[];
  fouls: { at: number; isLast: boolean; key: string }[];
  stretch: { from: number; width: number } | null;
  periodWidth: number;
}

/** Time on court, points as ticks of their height, and fouls. */
export function Lane({
  lane: { stints, points, fouls, stretch, periodWidth },
}: {
  lane: PlayerLane;
}) {
  return (
    <span
      className={`relative ${styles.lane}`}
      style={{ backgroundSize: `${periodWidth}%` }}
      aria-hidden="true"
    >
      {stretch ? (
        <i
          className={`absolute ${styles.stretch}`}
          style={{ left: `${stretch.from}%`, width: `${stretch.width}%` }}
        />
      ) : null}
      {stints.map(({ from, width }) => (
        <i
          key={from}
          className={`absolute ${styles.on}`}
          style={{ left: `${from}%`, width: `${width}%` }}
        />
      ))}
      {points.map(({ at, points: height, key }) => (
        <i
          key={key}
          className={`absolute ${styles.points}`}
          style={{ left: `${at}%`, height: 4 * height + 1 }}
        />
      ))}
      {fouls.map(({ at, isLast, key }) => (
        <i
          key={key}
          className={isLast ? `absolute bad ${styles.out}` : `absolute ${styles.foul}`}
          style={{ left: `${at}%` }}
        />
      ))}
    </span>
  );
}

/** The players' lanes on the match's time axis; `null` if the plays have no line-ups. */
export function lanesOf(match: Match, boxScore: BoxScore, plays: Meeting['plays']) {
  if (!plays) return null;
  const { events } = plays;
  const stints = lineupStints({ ...plays, rules: match, finished: true }, 'team');
  if (!stints?.some(({ startClock }) => startClock !== null)) return null;
  const last = Math.max(match.regulationPeriods, events.at(-1)?.period ?? 0);
  const whole = matchSeconds(last, match);
  const along = (seconds: number) => (100 * seconds) / whole;
  const verdict = matchVerdict(match, boxScore, events);
  const { from, to } = verdict?.stretch ?? {};
  const stretch =
    from?.seconds == null || to?.seconds == null
      ? null
      : { from: along(from.seconds), width: along(to.seconds - from.seconds) };
  return {
    stretch: verdict?.stretch,
    periods: periodLabels(last, match.regulationPeriods).map((label, index) => ({
      label,
      share: matchSeconds(index + 1, match) - matchSeconds(index, match),
    })),
    of: ({ playerId }: PlayerLine): PlayerLane => {
      const own = events.flatMap((event) => {
        const seconds = event.playerId === playerId ? secondsPlayed(event, match) : null;
        return seconds === null ? [] : [{ event, at: along(seconds), key: event.id }];
      });
      const fouls = own.filter(({ event }) => event.type === 'foul');
      return {
        stretch,
        periodWidth: along(60 * match.periodMinutes),
        stints: playerStints(stints, playerId, match).map(({ fromSeconds, toSeconds }) => ({
          from: along(fromSeconds),
          width: along(toSeconds - fromSeconds),
        })),
        points: own.flatMap(({ event, at, key }) => {
          const points = pointsScored(event);
          return points > 0 ? [{ at, points, key }] : [];
        }),
        fouls: fouls.map(({ at, key }, index) => ({ at, key, isLast: index + 1 === foulsOut })),
      };
    },
  };
}
