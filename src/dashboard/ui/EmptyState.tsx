import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface EmptyStateProps {
  /** Why there is nothing. */
  title: string;
  /** The next step. */
  message?: ReactNode;
  children?: ReactNode;
}

/** Stands where data would: why there is none, and the next step. */
export function EmptyState({ title, message, children }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      {message ? <p>{message}</p> : null}
      {children}
    </div>
  );
}
