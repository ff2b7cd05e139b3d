import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './Panel.module.css';

interface ErrorPanelProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** A try is under way, or follows by itself. */
  retrying?: boolean;
  /** When the next try comes by itself, in milliseconds since 1970. */
  nextTryAt?: number | null;
  /** Another way on. */
  children?: ReactNode;
}

/** Says what failed and how to go on; the rest of the page stays as it is. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retrying = false,
  nextTryAt = null,
  children,
}: ErrorPanelProps) {
  return (
    <div className={`${styles.panel} ${styles.error}`}>
      <div role="alert">
        <p className={styles.title}>{title}</p>
        <p>{message}</p>
      </div>
      {nextTryAt === null ? null : <Countdown until={nextTryAt} />}
      {onRetry ? (
        <Button onClick={onRetry} disabled={retrying}>
          {retrying ? i18n.t('Trying…') : i18n.t('Try again')}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
