import { useMemo } from 'react';
import { onOff } from '../../basketball/lineup-totals.ts';
import { playerStints } from '../../basketball/player-stints.ts';
import { lineupStints } from '../../basketball/stints.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { shortName } from '../figures/short-name.ts';
import { formatSigned } from '../ui/format.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import type { MatchPlays } from './match-plays.ts';
import styles from './TimeCanvas.module.css';

interface StintLanesProps {
  match: MatchPlays;
  side: Side;
  end: number;
  /** Who is on court then stands out. */
  at: number;
}

/** Who was on court when: a lane a player, who played most first, with the +/- of the match at its end. */
export function StintLanes({ match, side, end, at }: StintLanesProps) {
  const rows = useMemo(() => stintRows(match, side), [match, side]);
  const isPhone = useIsPhone();
  return rows.map(({ key, number, name, plusMinus, stints }) => (
    <div key={key} className={`${styles.lane} ${styles.person}`}>
      <span className={styles.name}>
        <small>{number}</small> {isPhone ? shortName(name).replace(/^\S+ /, '') : name}
      </span>
      <div className={`${styles.stints} ${side === 'team' ? styles.us : styles.them}`}>
        {stints.map(({ fromSeconds, toSeconds }) => (
          <i
            key={fromSeconds}
            className={fromSeconds < at && at <= toSeconds ? styles.on : styles.stint}
            style={{
              insetInlineStart: `${(100 * fromSeconds) / end}%`,
              width: `${(100 * (toSeconds - fromSeconds)) / end}%`,
            }}
          />
        ))}
      </div>
      <span className={styles.margin}>{plusMinus}</span>
    </div>
  ));
}

function stintRows(match: MatchPlays, side: Side) {
  const stints = match.timed ? lineupStints(match, side) : null;
  if (!stints) return [];
  const people = match.people.filter((person) => person.side === side);
  const totals = onOff(
    stints,
    people.map(({ playerId }) => playerId),
  );
  return people
    .flatMap(({ playerId, number, name }, index) => {
      const own = playerStints(stints, playerId, match.rules);
      const on = totals[index]?.on;
      if (own.length === 0 || !on) return [];
      const seconds = on.seconds ?? 0;
      const plusMinus = formatSigned(on.margin);
      return [{ key: playerId, number, name, seconds, plusMinus, stints: own }];
    })
    .sort((a, b) => b.seconds - a.seconds);
}
