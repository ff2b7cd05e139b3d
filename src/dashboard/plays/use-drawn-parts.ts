import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The places in this tab's history at which all parts were drawn. */
const drawnAt = new Set<string>();

/**
 * How many parts of a page are drawn: one at the first paint, each of the others after the paint of the one before. Who
 * comes back to a place of the history has all of them at once, since the browser then scrolls to where it was left.
 */
export function useDrawnParts(parts: number): number {
  const { key } = useLocation();
  const [drawn, setDrawn] = useState(() => (drawnAt.has(key) ? parts : 1));
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1));
    else drawnAt.add(key);
  }, [drawn, parts, key]);
  return drawn;
}
