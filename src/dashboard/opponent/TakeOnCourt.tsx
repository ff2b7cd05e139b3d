import { i18n } from '@lingui/core';
import { Skeleton } from '../ui/Skeleton.tsx';
import { adviceWords } from './advice-words.ts';
import type { OpponentReport } from './opponent-report.ts';
import { habitWords } from './seen-words.ts';
import styles from './TakeOnCourt.module.css';

interface TakeOnCourtProps {
  report: OpponentReport;
  /** The season, which says what is usual, is still being read. */
  reading: boolean;
}

/** At most three orders to take on court, each with its number; or why there is none. */
export function TakeOnCourt({ report, reading }: TakeOnCourtProps) {
  if (reading) {
    return (
      <div className={styles.waiting}>
        <Skeleton height="3.6em" />
      </div>
    );
  }
  const told = report.advice.flatMap((advice) => {
    const words = adviceWords(advice);
    return words ? [{ ...words, certainty: habitWords(advice.number) }] : [];
  });
  if (told.length === 0) return <p className={styles.none}>{whyNone(report)}</p>;
  return (
    <ol className={styles.orders} aria-label={i18n.t('To take on court')}>
      {told.map(({ order, evidence, who, certainty }, index) => (
        <li key={order}>
          <b className={styles.number} aria-hidden="true">
            {index + 1}
          </b>
          <div>
            <strong>{order}</strong>
            <p>
              {evidence} {who} <em>{certainty}</em>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function whyNone({ meetings, otherMatches }: OpponentReport): string {
  if (meetings.length === 1) {
    return i18n.t('Met once: what follows was seen once, and nothing of it is called a habit.');
  }
  return otherMatches < 4
    ? i18n.t('Too few other matches to say what is usual: what follows was seen, and no more.')
    : i18n.t(
        'Nothing stood out by more than chance in all meetings: prepare for who scores, below.',
      );
}
