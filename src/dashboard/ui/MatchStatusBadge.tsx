import styles from './MatchStatusBadge.module.css';
import { serviceWord } from './service-words.ts';

const words: Record<string, string> = {
  scheduled: /* i18n */ 'Scheduled',
  live: /* i18n */ 'Live',
  completed: /* i18n */ 'Final',
  postponed: /* i18n */ 'Postponed',
  cancelled: /* i18n */ 'Cancelled',
};

/** Where a match stands, in a word; a word of the service that is not known is shown as it came. */
export function matchStatusText(status: string): string {
  return serviceWord(words, status);
}

/** Where a match stands, in a word. Only a live match stands out. */
export function MatchStatusBadge({ status }: { status: string }) {
  return (
    <span className={status === 'live' ? styles.live : 'quiet'}>{matchStatusText(status)}</span>
  );
}
