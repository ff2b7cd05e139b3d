import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';

/** Choices by name; '' stands for none. */
type Choices<Name extends string> = Readonly<Record<Name, string>>;

/** Some of the choices, or what they follow from. */
type Changes<Name extends string> =
  | Partial<Choices<Name>>
  | ((now: Choices<Name>) => Partial<Choices<Name>>);

/**
 * Choices that the address carries behind its question mark, so that Back, a reload and a pasted link find them again.
 * A change replaces the address, so that Back leaves the page. Who made it is drawn at once, as a field must keep up with its
 * keys; all else that follows the address comes a moment later.
 * @param usual what holds where the address names nothing, by the name in the address; it must be the same object at
 * each render
 * @returns what is chosen, and a function that changes some of it
 */
export function useSearchChoice<Name extends string>(
  usual: Choices<Name>,
): [chosen: Choices<Name>, choose: (changes: Changes<Name>) => void] {
  const [inAddress, setSearch] = useSearchParams();
  const [search, showSearch] = useOptimistic(inAddress);
  // As text, which stays the same while only other choices change.
  const text = JSON.stringify(readChoices(search, usual));
  const chosen = useMemo((): Choices<Name> => JSON.parse(text), [text]);
  const choose = useCallback(
    (changes: Changes<Name>) => {
      const made = typeof changes === 'function' ? changes(readChoices(search, usual)) : changes;
      const next = writeChoices(search, usual, made);
      startTransition(() => {
        showSearch(next);
        setSearch(next, { replace: true });
      });
    },
    [search, showSearch, setSearch, usual],
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
