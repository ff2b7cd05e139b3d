import { i18n } from '@lingui/core';
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
  { key: 'boxScore', label: /* i18n */ 'Box score' },
  { key: 'insights', label: /* i18n */ 'Insights and charts' },
  { key: 'talkCards', label: /* i18n */ 'Talk cards, a page a player' },
  { key: 'playByPlay', label: /* i18n */ 'Play-by-play' },
] as const;

const namings = [
  { value: 'names', label: /* i18n */ 'Names' },
  { value: 'numbers', label: /* i18n */ 'Shirt numbers only' },
] as const;

/** What is printed and how players are called; kept on this device. */
export function PrintToolbar({ choices, onChoose, complete, children }: PrintToolbarProps) {
  const nothing = parts.every(({ key }) => !choices[key]);
  return (
    <div className={styles.toolbar}>
      {children}
      <fieldset>
        <legend>{i18n.t('Pages')}</legend>
        {parts.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={choices[key]}
              onChange={(event) => onChoose({ ...choices, [key]: event.target.checked })}
            />
            {i18n.t(label)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{i18n.t('Players')}</legend>
        {namings.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="players"
              checked={choices.names === value}
              onChange={() => onChoose({ ...choices, names: value })}
            />
            {i18n.t(label)}
          </label>
        ))}
      </fieldset>
      <div className={styles.print}>
        <span role="status">{nothing ? i18n.t('No page is chosen.') : ''}</span>
        <Button kind="primary" onClick={() => window.print()} disabled={!complete || nothing}>
          {complete ? i18n.t('Print') : i18n.t('Loading …')}
        </Button>
      </div>
    </div>
  );
}
