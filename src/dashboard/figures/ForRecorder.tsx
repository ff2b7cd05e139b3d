import { i18n } from '@lingui/core';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';
import { useMayAdd } from '../api/session-context.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** Renders a button for changes only for a recorder's key, or a club on this device. Its space is reserved until its code loads. */
export function ForRecorder({ children }: { children: ReactNode }) {
  if (!useMayAdd()) return null;
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <Button disabled className="unprinted small pushed">
            {i18n.t('Change…')}
          </Button>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

/** A link to adding match files; nothing if the key may not add. */
export function AddMatchesLink() {
  return useMayAdd() ? <Link to={paths.add()}>{i18n.t('Add matches')}</Link> : null;
}
