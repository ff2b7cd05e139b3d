import { i18n } from '@lingui/core';
import { useId, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Insights.module.css';

interface WriteAgainProps {
  /** It is the page's next step. */
  primary: boolean;
  asking: boolean;
  onConfirm: (options: { regenerate: boolean }) => void;
}

/** A button that asks first, since the new text replaces the old one. */
export function WriteAgain({ primary, asking, onConfirm }: WriteAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        kind={primary ? 'primary' : 'plain'}
        disabled={asking}
        onClick={() => dialog.current?.showModal()}
      >
        {i18n.t('Write again')}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{i18n.t('Write the insights again?')}</h2>
        <p>
          {i18n.t(
            'The new text replaces this one, for the team and for every player of this match.',
          )}
        </p>
        <div className={styles.answers}>
          <Button onClick={close}>{i18n.t('Keep this text')}</Button>
          <Button
            kind="primary"
            onClick={() => {
              close();
              onConfirm({ regenerate: true });
            }}
          >
            {i18n.t('Write again')}
          </Button>
        </div>
      </dialog>
    </>
  );
}
