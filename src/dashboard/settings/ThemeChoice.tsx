import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useStorages } from '../api/session-context.ts';
import { applyTheme, readTheme, saveTheme, type Theme, themes } from '../ui/theme.ts';
import styles from './SettingsPage.module.css';

const words: Record<Theme, string> = {
  system: /* i18n */ 'As the device',
  light: /* i18n */ 'Light',
  dark: /* i18n */ 'Dark',
};

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const { local } = useStorages();
  const [chosen, setChosen] = useState(() => readTheme(local));
  function choose(theme: Theme) {
    saveTheme(local, theme);
    applyTheme(document.documentElement, theme);
    setChosen(theme);
  }
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{i18n.t('Theme')}</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.check}>
          <input
            type="radio"
            name="theme"
            checked={theme === chosen}
            onChange={() => choose(theme)}
          />
          {i18n.t(words[theme])}
        </label>
      ))}
    </fieldset>
  );
}
