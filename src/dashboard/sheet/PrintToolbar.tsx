import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './PrintPage.module.css';

interface PrintToolbarProps {
  /** The way back. */
  back: ReactNode;
  /** Everything that is asked for is there, or known to be missing. */
  complete: boolean;
  /** Why there is nothing to print; '' otherwise. */
  nothing?: string;
  /** The sheet's options. */
  children?: ReactNode;
}

/** Above a preview: the way back, the print button, and the options. */
export function PrintToolbar({ back, complete, nothing = '', children }: PrintToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.line}>
        {back}
        <span role="status">{nothing}</span>
        <Button
          kind="primary"
          className={styles.print}
          onClick={() => window.print()}
          disabled={!complete || nothing !== ''}
        >
          {complete ? i18n.t('Print') : i18n.t('Loading …')}
        </Button>
      </div>
      {children}
    </div>
  );
}
