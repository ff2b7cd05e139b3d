import { i18n } from '@lingui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { describeError } from '../api/describe-error.ts';
import { nextTryAt } from '../api/retry.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { UnderstoodContext } from './Absence.tsx';

// Rarely needed, and never before an answer has come.
const UnreadableNote = lazy(async () => ({
  default: (await import('./UnreadableNote.tsx')).UnreadableNote,
}));

interface LoadedProps<Value> {
  query: UseQueryResult<Reading<Value>>;
  /** As large as what will stand here. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * A panel's content while its query loads, has failed without data, is offline, or has data. Data stays through
 * later failures; the page's header reports them.
 */
export function Loaded<Value>({ query, skeleton, children }: LoadedProps<Value>) {
  const failure = useFailure(query);
  if (query.data) {
    const { value, unreadableRows, unreadableFields, understood } = query.data;
    const whole = understood !== false;
    return (
      <UnderstoodContext value={whole}>
        {unreadableRows || unreadableFields || !whole ? (
          <Suspense>
            <UnreadableNote reading={query.data} />
          </Suspense>
        ) : null}
        {children(value)}
      </UnderstoodContext>
    );
  }
  if (query.fetchStatus === 'paused') {
    return <OfflineNote />;
  }
  if (failure) {
    return <Failure query={query} error={failure} />;
  }
  return (
    <>
      <SlowNote />
      {skeleton}
    </>
  );
}

/** Shown instead of a page that was not read before the network was lost. */
export function OfflineNote() {
  return (
    <EmptyState
      title={i18n.t('You are offline, and this page is not saved here')}
      message={i18n.t('It loads by itself as soon as the connection is back.')}
    />
  );
}

/** Why the last try failed, through the next one as well, so that the panel does not come and go. */
function useFailure(query: UseQueryResult<unknown>): unknown {
  const latest = query.error ?? query.failureReason;
  const [kept, setKept] = useState(latest);
  if (latest && latest !== kept) setKept(latest);
  const anyYet = query.errorUpdateCount > 0;
  return latest ?? (anyYet ? kept : null);
}

interface FailureProps {
  query: Pick<
    UseQueryResult<unknown>,
    'failureCount' | 'error' | 'errorUpdatedAt' | 'errorUpdateCount' | 'fetchStatus' | 'refetch'
  >;
  /** Why the last try failed. */
  error: unknown;
}

/** Says why a query has nothing to show and when it is tried again; tries by itself where that can help. */
function Failure({ query, error }: FailureProps) {
  const { refetch, failureCount, errorUpdatedAt, errorUpdateCount } = query;
  const ended = query.error !== null;
  const [seen, setSeen] = useState({ failureCount, at: Date.now() });
  if (seen.failureCount !== failureCount) setSeen({ failureCount, at: Date.now() });
  const failedAt = ended ? errorUpdatedAt : seen.at;
  const next = nextTryAt({
    error,
    failedAt,
    failureCount,
    ended,
    rounds: Math.max(1, errorUpdateCount),
  });
  useEffect(() => {
    if (!ended || next === null) return;
    const waiting = setTimeout(() => refetch({ cancelRefetch: false }), next - Date.now());
    return () => clearTimeout(waiting);
  }, [ended, next, refetch]);
  return (
    <ErrorPanel
      {...describeError(error)}
      onRetry={() => refetch({ cancelRefetch: false })}
      retrying={!ended}
      nextTryAt={next}
    />
  );
}

/** After this long without an answer the page says so, in milliseconds. */
const slowMs = 3_000;

/** Says that an answer takes long; nothing before that. */
function SlowNote() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <p role="status">{slow ? i18n.t('The service is slow to answer. Still waiting …') : null}</p>
  );
}
