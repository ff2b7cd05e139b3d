import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router';

/** Choices by name; '' stands for none. */
type Choices<Name extends string> = Readonly<Record<Name, string>>;

/** Some of the choices, or what they follow from. */
type Changes<Name extends string> =
  | Partial<Choices<Name>>
  | ((now: Choices<Name>) => Partial<Choices<Name>>);

/** What was chosen at a location of the router's, whose search params it does not know. */
const latest = { key: '', search: '' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Choices that the address carries behind its question mark, so that Back, a reload and a pasted link find them again.
 * A change replaces the address, so that Back leaves the page, and renders only who reads that choice: through the router
 * it would render every link and tab again.
 * @param usual what holds where the address names nothing, by the name in the address; it must be the same object at
 * each render
 * @returns what is chosen, and a function, always the same at a location, that changes some of it
 */
export function useSearchChoice<Name extends string>(
  usual: Choices<Name>,
): [chosen: Choices<Name>, choose: (changes: Changes<Name>) => void] {
  const { key, pathname, search } = useLocation();
  // With the folder that the page is served from, which the router leaves out of its locations.
  const path = useHref(pathname);
  const current = useCallback(
    () => new URLSearchParams(latest.key === key ? latest.search : search),
    [key, search],
  );
  // As text, which stays the same while only other choices change.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readChoices(current(), usual)));
  const chosen = useMemo((): Choices<Name> => JSON.parse(text), [text]);
  const choose = useCallback(
    (changes: Changes<Name>) => {
      const before = current();
      const made = typeof changes === 'function' ? changes(readChoices(before, usual)) : changes;
      latest.search = String(writeChoices(before, usual, made));
      latest.key = key;
      for (const listener of listeners) listener();
      // A browser that is told of an address has much to do: first it shows what was chosen.
      afterPaint(() => writeAddress(key, path));
    },
    [current, key, path, usual],
  );
  return [chosen, choose];
}

/** The address's search params, with every choice in them. */
export function useSearch(): URLSearchParams {
  const { key, search } = useLocation();
  const text = useSyncExternalStore(subscribe, () => (latest.key === key ? latest.search : search));
  return useMemo(() => new URLSearchParams(text), [text]);
}

/** Writes what was chosen at a location, unless the router has left it meanwhile. */
function writeAddress(key: string, path: string): void {
  const { pathname, hash } = window.location;
  if (latest.key !== key || pathname !== path) return;
  const search = latest.search && `?${latest.search}`;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** The choices that the search part of an address carries. */
export function readChoices<Name extends string>(
  search: URLSearchParams,
  usual: Choices<Name>,
): Record<Name, string> {
  const chosen: Record<Name, string> = { ...usual };
  for (const name in usual) chosen[name] = search.get(name) ?? usual[name];
  return chosen;
}

/** The search part of an address with these choices; the usual ones are left out of it, and what else it carries stays. */
export function writeChoices<Name extends string>(
  search: URLSearchParams,
  usual: Choices<Name>,
  changes: Partial<Choices<Name>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name in usual) {
    const value = changes[name];
    if (value === undefined) continue;
    if (value === usual[name] || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
