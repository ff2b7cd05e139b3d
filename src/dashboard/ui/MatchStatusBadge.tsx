import styles from './MatchStatusBadge.module.css';

const words: Record<string, string> = {
  scheduled: 'Scheduled',
  live: 'Live',
  completed: 'Final',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
};

/** Where a match stands, in a word; a word that is not known is shown as it came. Only a live match stands out. */
export function MatchStatusBadge({ status }: { status: string }) {
  const word = words[status] ?? status;
  return <span className={status === 'live' ? styles.live : styles.calm}>{word}</span>;
}
