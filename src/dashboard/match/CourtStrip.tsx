import { playerStints } from '../../basketball/player-stints.ts';
import { matchSeconds } from '../../basketball/score.ts';
import type { Stint } from '../../basketball/stints.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import styles from './CourtStrip.module.css';

interface CourtStripProps {
  match: Match;
  events: readonly MatchEvent[];
  /** Of the side's line-ups. */
  stints: readonly Stint[];
  side: Side;
  playerId: string;
}

/** When a player was on court, along the match; the minutes stand in the table. */
export function CourtStrip({ match, events, stints, side, playerId }: CourtStripProps) {
  const last = Math.max(match.regulationPeriods, events.at(-1)?.period ?? 0);
  const along = (seconds: number) => `${(100 * seconds) / matchSeconds(last, match)}%`;
  return (
    <span
      className={`${styles.strip} ${side === 'team' ? styles.us : styles.them}`}
      style={{ backgroundSize: along(60 * match.periodMinutes) }}
      aria-hidden="true"
    >
      {playerStints(stints, playerId, match).map(({ fromSeconds, toSeconds }) => (
        <i
          key={fromSeconds}
          style={{ insetInlineStart: along(fromSeconds), width: along(toSeconds - fromSeconds) }}
        />
      ))}
    </span>
  );
}
