import { startTransition, useEffect, useState } from 'react';

/**
 * How many parts of a page are drawn: one at the first paint, each of the others after the paint of the one before.
 * @param atOnce all of them at the first, for instance where the browser is about to scroll to one of them
 */
export function useDrawnParts(parts: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? parts : 1);
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, parts]);
  return drawn;
}
