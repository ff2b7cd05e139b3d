import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: ReactNode;
  note?: ReactNode;
  /** A coloured sign before the title, which must mean the same: colour alone is not accessible. */
  tone?: 'good' | 'focus';
  className?: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

const signs = { good: 'plus', focus: 'minus' };

/** A panel with a heading of level 2, named by it for screen readers. */
export function Card({ title, note, tone, className, style, children }: CardProps) {
  const titleId = useId();
  const names = [`card shrinks ${styles.card}`, className].filter(Boolean).join(' ');
  return (
    <section className={names} style={style} aria-labelledby={title ? titleId : undefined}>
      {title ? (
        <h2 className={[`line ${styles.title}`, tone && signs[tone]].filter(Boolean).join(' ')}>
          <span id={titleId}>{title}</span>
          {note ? <small>{note}</small> : null}
        </h2>
      ) : null}
      {children}
    </section>
  );
}
