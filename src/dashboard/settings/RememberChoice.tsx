import { i18n } from '@lingui/core';
import type { ComponentProps } from 'react';
import styles from './SettingsPage.module.css';

/** Whether a key is kept on this device, or until the tab closes; takes what a checkbox takes. */
export function RememberChoice(box: ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input {...box} type="checkbox" />
      <span>
        {i18n.t('Remember on this device')}{' '}
        <span className={styles.hint}>{i18n.t('for 30 days; else until this tab closes')}</span>
      </span>
    </label>
  );
}
