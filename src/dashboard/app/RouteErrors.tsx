import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';

/** Shows what went wrong in place of a page that could not be loaded or drawn, until another address is opened. */
export function RouteErrors({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={useLocation().pathname}
      fallback={(error) => <RouteErrorPage error={error} />}
    >
      {children}
    </ErrorBoundary>
  );
}
