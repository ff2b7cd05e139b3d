import { i18n } from '@lingui/core';
import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { noConnection } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type LostParts, LostPartsContext } from './lost-parts.ts';

/** Shows the error of a page that failed to load or render, until the address changes. */
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

/** Replaces a page that failed to load or render. */
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

/** Milliseconds until the host is asked again, since the network may be back. */
const pauseMs = 5_000;

interface LostPartProps {
  parts: LostParts;
  /** Why the part failed to load. */
  error: unknown;
}

/** Reloads the page, whose code failed to load, as soon as its host responds. */
function LostPart({ parts, error }: LostPartProps) {
  const [state, setState] = useState<'asking' | 'no connection' | 'too soon'>('asking');
  const [nextTryAt, setNextTryAt] = useState<number | null>(null);
  const ask = useCallback(
    async (when: 'not too soon' | 'at any time') => {
      const outcome = await parts.reload(when);
      if (outcome === 'reloading') return;
      setState(outcome);
      setNextTryAt(outcome === 'no connection' ? Date.now() + pauseMs : null);
    },
    [parts],
  );

  useEffect(() => void ask('not too soon'), [ask]);

  useEffect(() => {
    if (nextTryAt === null) return;
    // The network is back, so it may reload again at any time.
    const askAgain = () => void ask('at any time');
    const waiting = setTimeout(askAgain, nextTryAt - Date.now());
    window.addEventListener('online', askAgain);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('online', askAgain);
    };
  }, [nextTryAt, ask]);

  if (state === 'asking') return <Skeleton width="14rem" height="1.8rem" />;
  const shown = state === 'no connection' ? noConnection() : error;
  return (
    <ErrorPanel
      {...describeError(shown)}
      onRetry={() => ask('at any time')}
      nextTryAt={nextTryAt}
    />
  );
}
