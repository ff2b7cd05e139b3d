import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Changes a part of the address by what it is now; `null` = not in the address. */
export type ChangeAddressPart = (next: (now: string | null) => string | null) => void;

/** What was chosen, and the router's place that it was chosen at. */
interface Chosen {
  at: string;
  value: string | null;
}

/**
 * A part of what stands behind the page's address, for instance "points" of "?sort=points", and how to change it. A
 * change replaces the address, so that Back leaves the page, and draws the caller alone: through the router it would draw
 * every link and tab anew. What is changed this way must not be read or changed by way of the router on the same page.
 */
export function useAddressPart(name: string): [value: string | null, change: ChangeAddressPart] {
  const { search, key } = useLocation();
  const [latest, setLatest] = useState<Chosen | null>(null);
  // Another place of the router's has another address, whatever was chosen at the one before.
  const chosen = latest?.at === key ? latest : null;
  const change = useCallback<ChangeAddressPart>(
    (next) =>
      setLatest((before) => ({
        at: key,
        value: next(before?.at === key ? before.value : partOf(search, name)),
      })),
    [name, search, key],
  );
  useEffect(() => {
    if (!chosen) return;
    // A browser that is told of an address has much to do: first it shows what was chosen.
    return afterPaint(() => writePart(name, chosen.value));
  }, [name, chosen]);
  return [chosen ? chosen.value : partOf(search, name), change];
}

const partOf = (search: string, name: string) => new URLSearchParams(search).get(name);

function writePart(name: string, value: string | null): void {
  const { pathname, search, hash } = window.location;
  const parts = new URLSearchParams(search);
  if (value === null) parts.delete(name);
  else parts.set(name, value);
  const behind = parts.size === 0 ? '' : `?${parts}`;
  window.history.replaceState(window.history.state, '', pathname + behind + hash);
}

/** Acts once what was drawn is on the screen; what it returns calls that off. */
function afterPaint(act: () => void): () => void {
  let waiting: number | undefined;
  const frame = requestAnimationFrame(() => {
    waiting = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(waiting);
  };
}
