import { i18n } from '@lingui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Link } from 'react-router';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { describeError } from '../api/describe-error.ts';
import { paths } from '../api/paths.ts';
import { nextTryAt } from '../api/retry.ts';
import { useOnline } from '../api/session-context.ts';
import { EmptyState, ErrorPanel } from '../ui/ErrorPanel.tsx';
import styles from '../ui/Panel.module.css';

interface QueryStateProps<Value> {
  query: UseQueryResult<Reading<Value>>;
  /** As large as the data, so that nothing shifts. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A query's data; without data, its loading, failed or offline state. Data stays through later failures. */
export function QueryState<Value>({ query, skeleton, children }: QueryStateProps<Value>) {
  const failure = useFailure(query);
  if (query.data) {
    return (
      <UnderstoodContext value={query.data.understood !== false}>
        <UnreadableNote reading={query.data} />
        {children(query.data.value)}
      </UnderstoodContext>
    );
  }
  if (query.fetchStatus === 'paused') return <OfflineNote />;
  if (failure) return <Failure query={query} error={failure} />;
  return (
    <>
      <SlowNote />
      {skeleton}
    </>
  );
}

/** Whether a query has answered, failed, or waits for a connection. */
export const isSettled = ({
  isPending,
  fetchStatus,
}: Pick<UseQueryResult, 'isPending' | 'fetchStatus'>) => !isPending || fetchStatus === 'paused';

/** The loading state for data of several queries. */
export function Awaited({ skeleton }: { skeleton: ReactNode }) {
  return useOnline() ? skeleton : <OfflineNote />;
}

/** Whether the surrounding reply was understood: only then may a page call a value absent. */
const UnderstoodContext = createContext(true);
export const useUnderstood = () => useContext(UnderstoodContext);

/** Says that data is absent; renders nothing if the reply was not understood, since a note above says so. */
export function Absence(props: ComponentProps<typeof EmptyState>) {
  return useUnderstood() ? <EmptyState {...props} /> : null;
}

/** The reason of a failed mutation; renders nothing otherwise. */
export function MutationError({ error }: { error: unknown }) {
  return error === null || error === undefined ? null : <ErrorPanel {...describeError(error)} />;
}

/** Replaces a page that had not loaded before the network failed. */
export function OfflineNote() {
  return (
    <EmptyState
      title={i18n.t('You are offline, and this page is not saved here')}
      message={i18n.t('It loads by itself as soon as the connection is back.')}
    />
  );
}

/** The last try's error, also during the next try, so that the panel does not flicker. */
function useFailure(query: UseQueryResult<unknown>): unknown {
  const latest = query.error ?? query.failureReason;
  const [previous, setPrevious] = useState(latest);
  if (latest && latest !== previous) setPrevious(latest);
  return latest ?? (query.errorUpdateCount > 0 ? previous : null);
}

interface FailureProps {
  query: UseQueryResult<unknown>;
  /** The last try's error. */
  error: unknown;
}

/** Says why a query failed and when it is retried; retries by itself if that can help. */
function Failure({ query, error }: FailureProps) {
  const { refetch, failureCount, errorUpdatedAt, errorUpdateCount } = query;
  const ended = query.error !== null;
  const [seen, setSeen] = useState({ failureCount, at: Date.now() });
  if (seen.failureCount !== failureCount) setSeen({ failureCount, at: Date.now() });
  const next = nextTryAt({
    error,
    failedAt: ended ? errorUpdatedAt : seen.at,
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

/** Milliseconds without a response after which the page says so. */
const slowMs = 3_000;

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

/** Says how much of the service's reply was unreadable, with a link to the page that maps its words. */
function UnreadableNote({ reading }: { reading: Reading<unknown> }) {
  const { unreadableRows: rows, unreadableFields: fields = 0, understood, report } = reading;
  if (rows === 0 && fields === 0 && understood !== false) return null;
  const records = report?.records ?? { sent: 0, read: 0 };
  // If every record was read, fields of some were not.
  const sent = records.sent - records.read || records.sent;
  return (
    <p className={`sunk small ${styles.unreadable}`} role="status">
      {rows === 0
        ? null
        : i18n.t(
            '{rows, plural, one {1 row of the service’s reply could not be read and is left out.} other {{rows} rows of the service’s reply could not be read and are left out.}}',
            { rows },
          )}{' '}
      {fields === 0
        ? null
        : i18n.t(
            '{fields, plural, one {1 value could not be read and counts as not recorded.} other {{fields} values could not be read and count as not recorded.}}',
            { fields },
          )}{' '}
      {understood === false ? (
        <>
          {i18n.t(
            '{sent, plural, =0 {The service sent something in a form that this page does not understand yet.} one {The service sent 1 record in a form that this page does not understand yet.} other {The service sent {sent} records in a form that this page does not understand yet.}}',
            { sent },
          )}{' '}
          <Link to={paths.replies()}>{i18n.t('Explain unread fields')}</Link>
        </>
      ) : null}
    </p>
  );
}
