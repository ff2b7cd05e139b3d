import { Button } from './Button.tsx';
import styles from './Panel.module.css';

interface ErrorPanelProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** A try is under way. */
  retrying?: boolean;
}

/** Says what failed and how to go on; the rest of the page stays as it is. */
export function ErrorPanel({ title, message, onRetry, retrying = false }: ErrorPanelProps) {
  return (
    <div className={`${styles.panel} ${styles.error}`} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{message}</p>
      {onRetry ? (
        <Button onClick={onRetry} disabled={retrying}>
          {retrying ? 'Trying…' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}
