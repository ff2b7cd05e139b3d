import styles from './UnreadableNote.module.css';

/** Says how many rows of the service's reply were left out; nothing where none were. */
export function UnreadableNote({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return (
    <p className={styles.note} role="status">
      {rows === 1 ? '1 row' : `${rows} rows`} of the service’s reply could not be read and{' '}
      {rows === 1 ? 'is' : 'are'} left out.
    </p>
  );
}
