import { i18n } from '@lingui/core';
import { useContext, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { AppUpdateContext } from './app-update.ts';
import styles from './UpdatePrompt.module.css';

/** Offers a newer build of the dashboard; nothing is loaded anew before the coach says so. */
export function UpdatePrompt() {
  const update = useContext(AppUpdateContext);
  const isWaiting = useSyncExternalStore(
    update?.subscribe ?? never,
    () => update?.isWaiting() ?? false,
  );
  return (
    <div role="status">
      {isWaiting ? (
        <p className={styles.prompt}>
          {i18n.t('A new version of Boxout is ready.')}{' '}
          <Button onClick={update?.apply}>{i18n.t('Load it')}</Button>
        </p>
      ) : null}
    </div>
  );
}

const never = () => () => {};
