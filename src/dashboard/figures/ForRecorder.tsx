import { i18n } from '@lingui/core';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';
import { useMayAdd } from '../api/session-context.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** Renders its children only for a recorder's key, or a club on this device. */
export function ForRecorder({ children }: { children: ReactNode }) {
  if (!useMayAdd()) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A link to adding match files; nothing if the key may not add. */
export function AddMatchesLink() {
  return useMayAdd() ? <Link to={paths.add()}>{i18n.t('Add matches')}</Link> : null;
}
