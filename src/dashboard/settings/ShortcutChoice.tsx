import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useStorages } from '../api/session-context.ts';
import { readShortcuts, saveShortcuts } from '../ui/shortcuts.ts';
import styles from './SettingsPage.module.css';

/** Switches the shortcuts of a single key on or off. */
export function ShortcutChoice() {
  const { local } = useStorages();
  const [on, setOn] = useState(() => readShortcuts(local));
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          saveShortcuts(local, event.target.checked);
          setOn(event.target.checked);
        }}
      />
      <span>
        {i18n.t('The key “/” opens Find')}{' '}
        <span className="quiet">
          {i18n.t('switch it off if you dictate, or if it gets in the way')}
        </span>
      </span>
    </label>
  );
}
