import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the report under a ruled heading, the same on screen and in print. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`shrinks ${styles.section}`} aria-labelledby={id}>
      <h2 className={`line ends ${styles.heading}`}>
        <span id={id}>{title}</span>{' '}
        {note ? <small className={`named ${styles.note}`}>{note}</small> : null}
      </h2>
      {children}
    </section>
  );
}
