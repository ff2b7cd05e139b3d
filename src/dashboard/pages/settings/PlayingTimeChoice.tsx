import { i18n } from '@lingui/core';
import { useState } from 'react';
import {
  longestLine,
  readPlayingTimeLine,
  savePlayingTimeLine,
} from '../../season/playing-time.ts';
import styles from './SettingsPage.module.css';

/** Takes the minutes a match that the club wants every player to play. */
export function PlayingTimeChoice() {
  const [typed, setTyped] = useState(() => String(readPlayingTimeLine(localStorage) ?? ''));
  const minutes = typed === '' ? null : Number(typed);
  const usable = minutes === null || (minutes > 0 && minutes <= longestLine);
  return (
    <label className={styles.field}>
      <span className={styles.label}>{i18n.t('Minutes a match for every player')}</span>
      <input
        className={styles.minutes}
        type="number"
        inputMode="decimal"
        min={1}
        max={longestLine}
        step="any"
        placeholder={i18n.t('no line')}
        value={typed}
        aria-invalid={!usable}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const value = text === '' ? null : Number(text);
          if (value === null || (value > 0 && value <= longestLine)) {
            savePlayingTimeLine(localStorage, value);
          }
        }}
      />
      <span className={styles.hint}>
        {usable
          ? i18n.t('Each player’s page then shows the playing time against it. Empty: no line.')
          : i18n.t('Between 1 and {longest} minutes.', { longest: longestLine })}
      </span>
    </label>
  );
}
