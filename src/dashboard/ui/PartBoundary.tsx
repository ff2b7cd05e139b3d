import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Around a part whose code comes late: where it cannot be loaded or drawn, that costs the part and not the page. */
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
