import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useStorages } from '../api/session-context.ts';
import { longestLine, readPlayingTimeLine, savePlayingTimeLine } from '../figures/playing-time.ts';
import styles from './SettingsPage.module.css';

/** Takes the minutes a match that the club wants every player to play. */
export function PlayingTimeChoice() {
  const { local } = useStorages();
  const [typed, setTyped] = useState(() => String(readPlayingTimeLine(local) ?? ''));
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
        aria-invalid={!isUsable(minutesOf(typed))}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const minutes = minutesOf(text);
          if (isUsable(minutes)) savePlayingTimeLine(local, minutes);
        }}
      />
      <span className="quiet">
        {isUsable(minutesOf(typed))
          ? i18n.t('Each player’s page then shows the playing time against it. Empty: no line.')
          : i18n.t('Between 1 and {longest} minutes.', { longest: longestLine })}
      </span>
    </label>
  );
}

const minutesOf = (typed: string) => (typed === '' ? null : Number(typed));

const isUsable = (minutes: number | null) =>
  minutes === null || (minutes > 0 && minutes <= longestLine);
