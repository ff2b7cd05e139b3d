import { type ReactNode, useState } from 'react';
import styles from './OpenedDetails.module.css';

interface OpenedDetailsProps {
  summary: string;
  /** Called when first opened, so that a closed table renders nothing. */
  children: () => ReactNode;
}

/** A closed box of details; its content renders once it is opened. */
export function OpenedDetails({ summary, children }: OpenedDetailsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={`folded small ${styles.details}`}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {opened ? children() : null}
    </details>
  );
}
