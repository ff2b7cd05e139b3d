import { type ComponentProps, lazy, Suspense } from 'react';
import type { LiveMoment as Component } from './LiveMoment.tsx';

const Lazy = lazy(async () => ({ default: (await import('./LiveMoment.tsx')).LiveMoment }));

/** The quarter and clock of a match; its code loads only during a match. */
export function LiveMoment(props: ComponentProps<typeof Component>) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
