import { i18n } from '@lingui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { UnderstoodContext } from './Absence.tsx';
import { Failure } from './Failure.tsx';
import { SlowNote } from './SlowNote.tsx';

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
 * What stands in a panel while its query loads, has failed without data, is offline, or has data. Data stays through
 * later failures; the page's header tells of them.
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
