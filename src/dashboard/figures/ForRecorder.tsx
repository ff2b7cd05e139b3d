import { type ReactNode, Suspense } from 'react';
import { useMayRecord } from '../api/session-context.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';

/** Draws what only a recorder's key may use; its code is loaded for that key alone. */
export function ForRecorder({ children }: { children: ReactNode }) {
  if (!useMayRecord()) return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
