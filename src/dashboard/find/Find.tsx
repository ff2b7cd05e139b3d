import { i18n } from '@lingui/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { storages } from '../api/device-storage.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { readShortcuts, takesKeys } from '../ui/shortcuts.ts';
import styles from './Find.module.css';

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog.tsx')).FindDialog }));

/** The button in the bar that opens the find dialog; so does the key "/", where shortcuts are on. */
export function Find() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!readShortcuts(storages.local) || takesKeys(document.activeElement)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={readShortcuts(storages.local) ? '/' : undefined}
        onClick={() => setOpen(true)}
      >
        {i18n.t('Find')}
        {readShortcuts(storages.local) ? (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        ) : null}
      </button>
      {open ? (
        <PartBoundary>
          <Suspense fallback={null}>
            <FindDialog onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
