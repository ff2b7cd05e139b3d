import { type ReactNode, Suspense } from 'react';
import { useIsOnDevice } from '../api/may-add.ts';
import { useMayRecord } from '../api/session-context.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';

interface ForRecorderProps {
  /** Whoever has the club on this device may use it as well. */
  onDevice?: boolean;
  children: ReactNode;
}

/** Draws what only a recorder's key may use; its code is loaded for that key alone. */
export function ForRecorder({ onDevice = false, children }: ForRecorderProps) {
  const isHere = useIsOnDevice() && onDevice;
  if (!useMayRecord() && !isHere) return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
