import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { describeError } from '../api/describe-error.ts';
import { nextTryAt } from '../api/retry.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

interface FailureProps {
  query: Pick<
    UseQueryResult<unknown>,
    'failureCount' | 'error' | 'errorUpdatedAt' | 'errorUpdateCount' | 'fetchStatus' | 'refetch'
  >;
  /** Why the last try failed. */
  error: unknown;
}

/** Says why a query has nothing to show and when it is tried again; tries by itself where that can help. */
export function Failure({ query, error }: FailureProps) {
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
