import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './PageLayout.module.css';

/** Stands while the first page's code is loading. */
export function StartingPage() {
  return (
    <>
      <div className={styles.bar}>
        <Skeleton width="8rem" />
      </div>
      <main className={styles.main}>
        <Skeleton width="14rem" height="1.8rem" />
      </main>
    </>
  );
}
