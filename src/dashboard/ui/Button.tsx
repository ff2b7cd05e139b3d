import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the one step a page is about. */
  kind?: 'primary' | 'plain';
  /** What it does is under way: it keeps the focus, which `disabled` would take, and a press does nothing. */
  busy?: boolean;
}

/** A button; it submits a form only when asked to by `type="submit"`. */
export function Button(props: ButtonProps) {
  const { kind = 'plain', type = 'button', busy = false, className, onClick, ...rest } = props;
  const classes = [
    `button ${styles.button}`,
    kind === 'primary' ? `strong ${styles.primary}` : undefined,
    className,
  ];
  return (
    <button
      {...rest}
      type={type}
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
