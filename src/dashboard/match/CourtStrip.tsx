import { playerStints } from '../../basketball/player-stints.ts';
import { matchSeconds } from '../../basketball/score.ts';
import { lineupStints, type Stint } from '../../basketball/stints.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet, Side } from '../../contract/play-by-play.ts';
import styles from './CourtStrip.module.css';

export interface CourtStripProps {
  match: Match;
  plays: { events: readonly MatchEvent[]; matchSheet: MatchSheet };
  side: Side;
  playerId: string;
}

/** Both sides' stints of the plays that were read last: every player of a table asks for them. */
const kept = new WeakMap<object, Record<Side, Stint[]>>();

function stintsOf({ plays, match, side }: CourtStripProps): Stint[] {
  const input = { ...plays, rules: match, finished: match.status === 'completed' };
  const stints = kept.get(plays) ?? {
    team: lineupStints(input, 'team') ?? [],
    opponent: lineupStints(input, 'opponent') ?? [],
  };
  kept.set(plays, stints);
  return stints[side];
}

/** When a player was on court, along the match; the minutes stand in the table. */
export function CourtStrip(props: CourtStripProps) {
  const { match, plays, side, playerId } = props;
  const last = Math.max(match.regulationPeriods, plays.events.at(-1)?.period ?? 0);
  const along = (seconds: number) => `${(100 * seconds) / matchSeconds(last, match)}%`;
  return (
    <span
      className={`${styles.strip} ${side === 'team' ? styles.us : styles.them}`}
      style={{ backgroundSize: along(60 * match.periodMinutes) }}
      aria-hidden="true"
    >
      {playerStints(stintsOf(props), playerId, match).map(({ fromSeconds, toSeconds }) => (
        <i
          key={fromSeconds}
          style={{ insetInlineStart: along(fromSeconds), width: along(toSeconds - fromSeconds) }}
        />
      ))}
    </span>
  );
}
