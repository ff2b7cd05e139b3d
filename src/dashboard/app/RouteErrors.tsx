import { i18n } from '@lingui/core';
import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { describeError } from '../api/describe-error.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { LostPart } from './LostPart.tsx';
import { LostPartsContext } from './lost-parts.ts';

/** Shows the error instead of a page that failed to load or render, until another address is opened. */
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

/** Shown instead of a page that could not be loaded or rendered. */
function RouteErrorPage({ error }: { error: unknown }) {
  const parts = useContext(LostPartsContext);
  return (
    <>
      <PageTitle parts={[i18n.t('Something went wrong')]} />
      {parts?.has(error) ? (
        <LostPart parts={parts} error={error} />
      ) : (
        <ErrorPanel {...describeError(error)} onRetry={() => window.location.reload()} />
      )}
    </>
  );
}
