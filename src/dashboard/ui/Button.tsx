import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the one step a page is about. */
  kind?: 'primary' | 'plain';
}

/** A button; it submits a form only when asked to by `type="submit"`. */
export function Button({ kind = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  const classes = [styles.button, kind === 'primary' ? styles.primary : undefined, className];
  return <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} />;
}
