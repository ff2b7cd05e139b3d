import { i18n } from '@lingui/core';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useStorages } from '../api/session-context.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { readShortcuts, takesKeys } from '../ui/shortcuts.ts';
import styles from './Find.module.css';

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog.tsx')).FindDialog }));

/**
 * The button in the bar that opens the find dialog, or one that looks like its field; the key "/" opens it too if
 * shortcuts are on.
 */
export function Find({ isField = false }) {
  const { local } = useStorages();
  const [open, setOpen] = useState(false);
  // A layout effect, since a later one would miss a key pressed right after the button appears.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!readShortcuts(local) || takesKeys(document.activeElement)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [local]);
  return (
    <>
      <button
        type="button"
        className={`middle close soft ${isField ? 'button' : styles.find}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={readShortcuts(local) ? '/' : undefined}
        onClick={() => setOpen(true)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
          <path
            strokeWidth="1.8"
            fill="none"
            d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6 15 15"
          />
        </svg>
        {isField ? (
          i18n.t('Find a team, match or player')
        ) : (
          <span className={styles.word}>{i18n.t('Find')}</span>
        )}
        {readShortcuts(local) && !isField ? (
          <span className={`small ${styles.key}`} aria-hidden="true">
            /
          </span>
        ) : null}
      </button>
      {open ? (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <FindDialog onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
