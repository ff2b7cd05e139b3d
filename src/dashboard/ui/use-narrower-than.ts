import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at most so many CSS pixels wide; follows it. */
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
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the page is as narrow as a phone; the same width as in the style sheets. */
export function useIsPhone(): boolean {
  return useNarrowerThan(700);
}
