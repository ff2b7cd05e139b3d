import { i18n } from '@lingui/core';
import type { ComponentProps } from 'react';
import styles from './SettingsPage.module.css';

interface RememberChoiceProps extends ComponentProps<'input'> {
  /** Why it can't be chosen. */
  reason?: string | undefined;
}

/** Whether a key is stored on this device, or until the tab closes; takes a checkbox's props. */
export function RememberChoice({ reason, ...box }: RememberChoiceProps) {
  return (
    <label className={styles.check}>
      <input {...box} type="checkbox" disabled={reason !== undefined} />
      <span>
        {i18n.t('Remember on this device')}{' '}
        <span className="quiet">{reason ?? i18n.t('for 30 days')}</span>
      </span>
    </label>
  );
}
