import { type ComponentProps, createContext, useContext } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Whether the reply around was understood: only then may something be called absent. */
export const UnderstoodContext = createContext(true);

/** Whether what is not there may be called absent, or not recorded. */
export const useUnderstood = () => useContext(UnderstoodContext);

/**
 * Says that something is not there. Where the reply holds what this page does not understand it says nothing: then the
 * note above tells what came, and where to say what is what.
 */
export function Absence(props: ComponentProps<typeof EmptyState>) {
  return useUnderstood() ? <EmptyState {...props} /> : null;
}
