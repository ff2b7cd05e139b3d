import { i18n } from '@lingui/core';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: the size of the loading content, so that nothing shifts. */
  width?: string;
  height?: string;
}

/** A grey bar for loading content. Hidden from screen readers. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span className={`block sunk ${styles.bar}`} style={{ width, height }} aria-hidden="true" />
  );
}

/** A bar for a loading heading, with a text for screen readers, since an empty heading is a fault. */
export function SkeletonHeading() {
  return (
    <>
      <span className="visually-hidden">{i18n.t('Loading …')}</span>
      <Skeleton width="14rem" height="1.2em" />
    </>
  );
}

interface SkeletonRowsProps {
  count: number;
  height: string;
  /** The name of the loading content, for screen readers. */
  label: string;
}

/** As many bars as rows are expected, with one sentence for screen readers. */
export function SkeletonRows({ count, height, label }: SkeletonRowsProps) {
  return (
    <div className="grid close" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
