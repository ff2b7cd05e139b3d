import type { ReactNode } from 'react';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import styles from './CarePart.module.css';

interface CarePartProps {
  title: string;
  children: ReactNode;
}

/** An act of care that is rarely wanted: closed until it is. */
export function CarePart({ title, children }: CarePartProps) {
  return (
    <OpenedDetails summary={title}>
      {() => <div className={styles.part}>{children}</div>}
    </OpenedDetails>
  );
}
