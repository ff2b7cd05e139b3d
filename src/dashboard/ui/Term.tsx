import type { ReactNode } from 'react';
import styles from './Term.module.css';
import { useHint } from './use-hint.ts';

interface TermProps {
  /** The full name, with its formula if any. */
  meaning: string;
  /** The abbreviation. */
  children: ReactNode;
}

/** An abbreviation that says what it means on hover, focus and tap. */
export function Term({ meaning, children }: TermProps) {
  const { button, hint, show } = useHint();
  return (
    <>
      <button {...button} type="button" className={styles.term} onClick={show}>
        {children}
      </button>
      <span {...hint}>{meaning}</span>
    </>
  );
}
