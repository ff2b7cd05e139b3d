import { type ReactNode, Suspense } from 'react';
import { useMayAdd } from '../api/may-add.ts';
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
