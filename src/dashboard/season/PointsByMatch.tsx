import type { BoxScore } from '../../contract/box-score.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import styles from './RosterPage.module.css';

interface PointsByMatchProps {
  playerId: string;
  /** Newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
}

/** A bar a match, oldest first, of all players on one scale. A picture: the player's page has the numbers. */
export function PointsByMatch({ playerId, entries }: PointsByMatchProps) {
  const lines = entries.map(({ match, value }) => ({ match, players: value?.team.players ?? [] }));
  const most = Math.max(
    1,
    ...lines.flatMap(({ players }) => players.map(({ points }) => points ?? 0)),
  );
  return (
    <svg
      className={styles.points}
      viewBox={`0 0 ${entries.length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.toReversed().map(({ match, players }, index) => {
        const points = players.find((player) => player.playerId === playerId)?.points ?? 0;
        return (
          <rect key={match.id} x={index + 0.15} width={0.7} y={most - points} height={points} />
        );
      })}
    </svg>
  );
}
