import { i18n } from '@lingui/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { formatWait } from './format.ts';
import styles from './Panel.module.css';

interface ErrorPanelProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running or scheduled. */
  retrying?: boolean;
  /** The time of the next automatic retry, in milliseconds since 1970. */
  nextTryAt?: number | null;
  children?: ReactNode;
}

/** Names what failed and the next step. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retrying = false,
  nextTryAt = null,
  children,
}: ErrorPanelProps) {
  return (
    <div className={`grid soft close ${styles.panel} ground ${styles.error}`}>
      <div role="alert">
        <p className="ink strong">{title}</p>
        <p>{message}</p>
      </div>
      {nextTryAt === null ? null : <Countdown until={nextTryAt} />}
      {onRetry ? (
        <Button onClick={onRetry} busy={retrying}>
          {retrying ? i18n.t('Trying…') : i18n.t('Try again')}
        </Button>
      ) : null}
      {children}
    </div>
  );
}

/**
 * The time until the next automatic retry, as a timer, so that screen readers do not read out each second.
 * @param until milliseconds since 1970
 */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const left = until - now;
  return (
    <p role="timer">
      {left > 0
        ? i18n.t('This page tries again by itself in {wait}.', { wait: formatWait(left) })
        : i18n.t('This page tries again now …')}
    </p>
  );
}

interface EmptyStateProps {
  /** Why the data is missing. */
  title: string;
  /** The next step. */
  message?: ReactNode;
  children?: ReactNode;
}

/** Replaces missing data with the reason and the next step. */
export function EmptyState({ title, message, children }: EmptyStateProps) {
  return (
    <div className={`grid soft close ${styles.panel}`}>
      <p className="ink strong">{title}</p>
      {message ? <p>{message}</p> : null}
      {children}
    </div>
  );
}
