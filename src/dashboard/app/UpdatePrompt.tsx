import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { Toast } from './Toast.tsx';
import { appUpdate } from './this-tabs-update.ts';
import styles from './UpdatePrompt.module.css';

/** Offers a newer build of the dashboard; nothing is loaded anew before the coach says so. */
export function UpdatePrompt() {
  const isWaiting = useSyncExternalStore(appUpdate.subscribe, appUpdate.isWaiting);
  return (
    <div className={styles.place} role="status">
      {isWaiting ? (
        <Toast>
          {i18n.t('A new version of Boxout is ready.')}{' '}
          <Button onClick={appUpdate.apply}>{i18n.t('Load it')}</Button>
        </Toast>
      ) : null}
    </div>
  );
}
