import { i18n } from '@lingui/core';
import { useContext, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { AppUpdateContext } from './app-update.ts';
import { Toast } from './Toast.tsx';
import styles from './UpdatePrompt.module.css';

/** Offers a newer build of the dashboard; nothing is loaded anew before the coach says so. */
export function UpdatePrompt() {
  const update = useContext(AppUpdateContext);
  const isWaiting = useSyncExternalStore(
    update?.subscribe ?? never,
    () => update?.isWaiting() ?? false,
  );
  return (
    <div className={styles.place} role="status">
      {isWaiting ? (
        <Toast>
          {i18n.t('A new version of Boxout is ready.')}{' '}
          <Button onClick={update?.apply}>{i18n.t('Load it')}</Button>
        </Toast>
      ) : null}
    </div>
  );
}

const never = () => () => {};
