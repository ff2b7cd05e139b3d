import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the page's main action. */
  kind?: 'primary' | 'plain';
  /** Whether its action is running: presses are ignored, but the focus stays, unlike with `disabled`. */
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
