import type { ReactNode } from 'react';
import type { PrintChoices } from '../../print/print-choices.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PrintPage.module.css';

interface PrintToolbarProps {
  choices: PrintChoices;
  onChoose: (choices: PrintChoices) => void;
  /** Everything chosen is there, or known to be missing. */
  complete: boolean;
  /** The way back. */
  children: ReactNode;
}

const parts = [
  { key: 'boxScore', label: 'Box score' },
  { key: 'insights', label: 'Insights and charts' },
  { key: 'talkCards', label: 'Talk cards, a page a player' },
  { key: 'playByPlay', label: 'Play-by-play' },
] as const;

const namings = [
  { value: 'names', label: 'Names' },
  { value: 'numbers', label: 'Shirt numbers only' },
] as const;

/** What is printed and how players are called; kept on this device. */
export function PrintToolbar({ choices, onChoose, complete, children }: PrintToolbarProps) {
  const nothing = parts.every(({ key }) => !choices[key]);
  return (
    <div className={styles.toolbar}>
      {children}
      <fieldset>
        <legend>Pages</legend>
        {parts.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={choices[key]}
              onChange={(event) => onChoose({ ...choices, [key]: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Players</legend>
        {namings.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="players"
              checked={choices.names === value}
              onChange={() => onChoose({ ...choices, names: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.print}>
        <span role="status">{nothing ? 'No page is chosen.' : complete ? '' : 'Loading …'}</span>
        <Button kind="primary" onClick={() => window.print()} disabled={!complete || nothing}>
          Print
        </Button>
      </div>
    </div>
  );
}
