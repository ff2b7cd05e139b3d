import { i18n } from '@lingui/core';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';
import { useMayAdd } from '../api/session-context.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';

/** Draws what only who may record may use: a recorder's key, or whoever has the club on this device. */
export function ForRecorder({ children }: { children: ReactNode }) {
  if (!useMayAdd()) return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}

/** Leads to where match files are dropped; nothing where none may be added. */
export function AddMatchesLink() {
  return useMayAdd() ? <Link to={paths.add()}>{i18n.t('Add matches')}</Link> : null;
}
