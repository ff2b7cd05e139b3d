import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Changes a part of the address by what it is now; `null` = not in the address. */
export type ChangeAddressPart = (next: (now: string | null) => string | null) => void;

/**
 * A part of what stands behind the page's address, for instance "points" of "?sort=points", and how to change it. A
 * change replaces the address, so that Back leaves the page, and draws the caller alone: through the router it would draw
 * every link and tab anew. What is changed this way must not be read or changed by way of the router on the same page.
 */
export function useAddressPart(name: string): [value: string | null, change: ChangeAddressPart] {
  const { search, key } = useLocation();
  const [changed, setChanged] = useState<{ at: string; value: string | null } | null>(null);
  const change = useCallback<ChangeAddressPart>(
    (next) => {
      const { pathname, search: now, hash } = window.location;
      const parts = new URLSearchParams(now);
      const value = next(parts.get(name));
      if (value === null) parts.delete(name);
      else parts.set(name, value);
      const behind = parts.size === 0 ? '' : `?${parts}`;
      window.history.replaceState(window.history.state, '', pathname + behind + hash);
      setChanged({ at: key, value });
    },
    [name, key],
  );
  // Another place of the router's is another address, whatever was changed in the one before.
  const isCurrent = changed?.at === key;
  return [isCurrent ? changed.value : new URLSearchParams(search).get(name), change];
}
