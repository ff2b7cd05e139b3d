import { i18n } from '@lingui/core';
import type { CSSProperties } from 'react';
import { formatAsSent, formatPercent } from '../figures/statistic-format.ts';
import styles from './InsightCards.module.css';
import type { UsualBeside } from './sentence-numbers.ts';

interface UsualBarProps extends UsualBeside {
  /** Luck is hatched. */
  luck: boolean;
  /** The number is the other side's. */
  theirs: boolean;
}

/** A number of this match as a bar, the usual one as a tick; the sentence beside it says both. */
export function UsualBar({ value, usual, isShare, luck, theirs }: UsualBarProps) {
  // A share's bar ends at all of them; of two counts the greater leaves room for the number behind it.
  const whole = isShare ? 100 : 1.1 * Math.max(value, usual, 1);
  const along = (length: number) => `${(100 * length) / whole}%`;
  const text = (number: number) => (isShare ? formatPercent(number / 100) : formatAsSent(number));
  return (
    <div className={styles.beside} aria-hidden="true">
      <span className={styles.track}>
        <i
          className={`${luck ? styles.luck : styles.bar} ${theirs ? styles.others : ''}`}
          style={{ width: along(value) }}
        />
        <i className={styles.tick} style={{ insetInlineStart: along(usual) }} />
      </span>
      <b>{text(value)}</b>
      <small style={{ '--at': along(usual) } as CSSProperties}>
        {i18n.t('usual {value}', { value: text(usual) })}
      </small>
    </div>
  );
}
