import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Around a lazy part: if it fails to load or render, the rest of the page stays. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <p role="alert">
          {i18n.t('This part could not be loaded. It comes when you reload the page.')}
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
