import { type ComponentProps, createContext, useContext } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Whether the reply around was understood: only then may something be called absent. */
export const UnderstoodContext = createContext(true);

/** Whether missing data may be called absent, or not recorded. */
export const useUnderstood = () => useContext(UnderstoodContext);

/**
 * States that data is absent. If the reply has fields that this page does not understand it states nothing: the
 * note above then lists them, and links to the mapping.
 */
export function Absence(props: ComponentProps<typeof EmptyState>) {
  return useUnderstood() ? <EmptyState {...props} /> : null;
}
