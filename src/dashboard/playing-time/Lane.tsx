import type { CSSProperties } from 'react';
import type { Plan } from '../../contract/playing-time.ts';
import { plannedSpells, spellsOf } from './bench.ts';
import styles from './PlayingTime.module.css';

/** The CSS of a bar on a line of length `whole`. */
export const spanOf = (from: number, to: number, whole: number): CSSProperties => ({
  insetInlineStart: `${(100 * from) / whole}%`,
  width: `${(100 * (to - from)) / whole}%`,
});

interface LaneProps {
  plan: Plan;
  playerId: string;
  /** The seconds of play that the element is long. */
  whole: number;
  /** The last second that is drawn. */
  end?: number;
  /** The first shift whose plan is drawn. */
  first?: number;
}

/** A player's minutes on a line: the plan outlined, those played solid. */
export function Lane({ plan, playerId, whole, end = whole, first = 0 }: LaneProps) {
  const until = Math.min(end, plan.played?.seconds ?? 0);
  return (
    <span className={`block relative ${styles.lane}`} aria-hidden="true">
      {plannedSpells(plan, playerId, first).map(({ from, to }) => (
        <i key={from} className={styles.outlined} style={spanOf(from, to, whole)} />
      ))}
      {spellsOf(plan, playerId, until).map(({ from, to }) => (
        <i key={from} style={spanOf(from, to, whole)} />
      ))}
    </span>
  );
}
