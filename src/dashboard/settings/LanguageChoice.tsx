import { i18n } from '@lingui/core';
import { useRef, useState } from 'react';
import { useStorages } from '../api/session-context.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { type Language, languages, readLanguage, saveLanguage } from '../i18n/language.ts';
import styles from './SettingsPage.module.css';

/** The language of the page, each by its own name. What the service wrote stays in the service's. */
export function LanguageChoice() {
  const { local } = useStorages();
  const [chosen, setChosen] = useState(() => readLanguage(local, navigator.languages));
  const [failed, setFailed] = useState(false);
  const wanted = useRef(chosen);
  async function choose(language: Language) {
    wanted.current = language;
    setChosen(language);
    setFailed(false);
    const isWanted = () => wanted.current === language;
    try {
      await activateLanguage(document.documentElement, language, navigator.languages, isWanted);
      if (isWanted()) saveLanguage(local, language);
    } catch (cause) {
      console.warn('The words of this language could not be loaded', cause);
      if (!isWanted()) return;
      setFailed(true);
      setChosen(readLanguage(local, navigator.languages));
    }
  }
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{i18n.t('Language')}</legend>
        {languages.map(({ code, name }) => (
          <label key={code} className={styles.check} lang={code}>
            <input
              type="radio"
              name="language"
              checked={code === chosen}
              onChange={() => choose(code)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {failed ? (
        <p role="alert">{i18n.t('This language could not be loaded. Check the network.')}</p>
      ) : null}
    </>
  );
}
