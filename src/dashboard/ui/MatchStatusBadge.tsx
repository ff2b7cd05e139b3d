import styles from './MatchStatusBadge.module.css';
import { matchStatusText } from './match-status.ts';

/** Where a match stands, in a word. Only a live match stands out. */
export function MatchStatusBadge({ status }: { status: string }) {
  return (
    <span className={status === 'live' ? styles.live : styles.calm}>{matchStatusText(status)}</span>
  );
}
