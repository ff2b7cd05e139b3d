import type { ReactNode } from 'react';
import type { SeasonReading } from '../api/season-reading.ts';
import { SeasonCount } from './SeasonCount.tsx';
import styles from './SeasonPage.module.css';

interface SeasonPageProps {
  /** What is chosen of it. */
  choice: ReactNode;
  readings: readonly SeasonReading<unknown>[];
  children: ReactNode;
}

/** A page about a team's season: what is chosen, how far the reading is, and beneath it the rest. */
export function SeasonPage({ choice, readings, children }: SeasonPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {choice}
        <SeasonCount readings={readings} />
      </div>
      {children}
    </div>
  );
}
