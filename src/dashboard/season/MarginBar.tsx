import { formatSigned } from '../ui/format.ts';
import styles from './Margins.module.css';
import type { MarginScale } from './margins.ts';

interface MarginBarProps {
  /** Own points less the opponent's; `null` where there is none yet: the zero goes on. */
  margin: number | null;
  /** That of all rows, which share one zero. */
  scale: MarginScale;
}

/** A match's margin as a bar from the zero that all rows of a table share, with its number at its end. */
export function MarginBar({ margin, scale: { zero, at } }: MarginBarProps) {
  const axis = <i className={styles.zero} style={{ insetInlineStart: `${zero}%` }} />;
  if (margin === null) return <span className={styles.lane}>{axis}</span>;
  const end = at(margin);
  const isLoss = margin < 0;
  return (
    <span className={styles.lane}>
      {axis}
      <i
        className={`${styles.bar} ${isLoss ? styles.them : styles.us}`}
        style={{ insetInlineStart: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%` }}
      />
      <span
        className={`${styles.number} ${isLoss ? '' : styles.ahead}`}
        style={isLoss ? { insetInlineEnd: `${100 - end}%` } : { insetInlineStart: `${end}%` }}
      >
        {formatSigned(margin)}
      </span>
    </span>
  );
}
