import type { ReactNode } from 'react';
import type { SeasonReading } from '../api/season-reading.ts';
import { SeasonCount } from './SeasonCount.tsx';
import styles from './SeasonPage.module.css';

interface SeasonPageProps {
  /** The season's filters. */
  choice: ReactNode;
  readings: readonly SeasonReading<unknown>[];
  children: ReactNode;
}

/** A page about a team's season: filters, progress of loading, and the content. */
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
