import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '../api/describe-error.ts';
import type { Reading } from '../api/read-tolerantly.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { UnreadableNote } from '../ui/UnreadableNote.tsx';

interface LoadedProps<Value> {
  query: UseQueryResult<Reading<Value>>;
  /** As large as what will stand here. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * What stands in a panel while its query loads, has failed without data, is offline, or has data. Data stays through
 * later failures; the page's header tells of them.
 */
export function Loaded<Value>({ query, skeleton, children }: LoadedProps<Value>) {
  if (query.data) {
    return (
      <>
        <UnreadableNote rows={query.data.unreadableRows} />
        {children(query.data.value)}
      </>
    );
  }
  if (query.error) {
    return (
      <ErrorPanel
        {...describeError(query.error)}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.fetchStatus === 'paused') {
    return (
      <EmptyState
        title="You are offline, and this page is not saved here"
        message="It loads by itself as soon as the connection is back."
      />
    );
  }
  return skeleton;
}
