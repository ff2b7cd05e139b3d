import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Choices by name; '' stands for none. */
type Choices<Name extends string> = Readonly<Record<Name, string>>;

/** Some of the choices, or what they follow from. */
type Changes<Name extends string> =
  | Partial<Choices<Name>>
  | ((now: Choices<Name>) => Partial<Choices<Name>>);

/**
 * Choices that the address carries behind its question mark, so that Back, a reload and a pasted link find them again.
 * A change replaces the address: Back leaves the page.
 * @param usual what holds where the address names nothing, by the name in the address; it must be the same object at
 * each render
 * @returns what is chosen, and a function, always the same, that changes some of it
 */
export function useSearchChoice<Name extends string>(
  usual: Choices<Name>,
): [chosen: Choices<Name>, choose: (changes: Changes<Name>) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = useMemo(() => readChoices(search, usual), [search, usual]);
  const latest = useRef({ search, setSearch });
  useEffect(() => {
    latest.current = { search, setSearch };
  }, [search, setSearch]);
  const choose = useCallback(
    (changes: Changes<Name>) => {
      const { search, setSearch } = latest.current;
      const made = typeof changes === 'function' ? changes(readChoices(search, usual)) : changes;
      const next = writeChoices(search, usual, made);
      // Two choices may follow each other faster than the router.
      latest.current = { search: next, setSearch };
      setSearch(next, { replace: true, preventScrollReset: true, flushSync: true });
    },
    [usual],
  );
  return [chosen, choose];
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
