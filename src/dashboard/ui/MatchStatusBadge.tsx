import { i18n } from '@lingui/core';
import styles from './MatchStatusBadge.module.css';

const words: Record<string, string> = {
  scheduled: /* i18n */ 'Scheduled',
  live: /* i18n */ 'Live',
  completed: /* i18n */ 'Final',
  postponed: /* i18n */ 'Postponed',
  cancelled: /* i18n */ 'Cancelled',
};

/** Where a match stands, in a word; a word that is not known is shown as it came. Only a live match stands out. */
export function MatchStatusBadge({ status }: { status: string }) {
  const known = words[status];
  const word = known ? i18n.t(known) : status;
  return <span className={status === 'live' ? styles.live : styles.calm}>{word}</span>;
}
