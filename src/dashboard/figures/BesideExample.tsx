import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import styles from './ExampleMatch.module.css';

const ExampleMatch = lazy(async () => ({
  default: (await import('./ExampleMatch.tsx')).ExampleMatch,
}));

/** The first thing to do, beside a match as it looks afterwards; below each other on a narrow screen. */
export function BesideExample({ children }: { children: ReactNode }) {
  return (
    <div className={`grid ${styles.page}`}>
      {children}
      <ErrorBoundary>
        <Suspense fallback={<div className={`shrinks ground ${styles.example}`} />}>
          <ExampleMatch />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
