import { useSyncExternalStore } from 'react';

const query = '(max-width: 700px)';

/** Whether the page is as narrow as a phone; the same width as in the style sheets. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
