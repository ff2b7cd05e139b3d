import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at most this many CSS pixels wide. */
export function useNarrowerThan(pixels: number): boolean {
  const query = `(max-width: ${pixels}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the page has a phone's width, as in the style sheets. */
export function useIsPhone(): boolean {
  return useNarrowerThan(700);
}
