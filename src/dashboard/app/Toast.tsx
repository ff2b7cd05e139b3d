import type { ReactNode } from 'react';
import styles from './Toast.module.css';

/** A short notice that lies over a corner of the page; where, its frame says. */
export function Toast({ children }: { children: ReactNode }) {
  return <p className={styles.toast}>{children}</p>;
}
