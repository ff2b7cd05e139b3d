import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

export type BadgeTone = 'win' | 'loss' | 'work' | 'soft';

interface StatusBadgeProps {
  tone: BadgeTone;
  /** The full word where the badge shows a letter, for instance "Won" for "W". */
  label?: string;
  children: ReactNode;
}

/** A short word in a frame. The word says it; the colour only repeats it. */
export function StatusBadge({ tone, label, children }: StatusBadgeProps) {
  const className = `${styles.badge} ${styles[tone]}`;
  if (!label) return <span className={className}>{children}</span>;
  return (
    <span className={className} title={label}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
