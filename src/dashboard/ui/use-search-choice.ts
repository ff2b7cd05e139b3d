import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';

/** Choices by name; '' is none. */
type Choices<Name extends string> = Readonly<Record<Name, string>>;

/** Some of the choices, or a function of the current ones. */
type Changes<Name extends string> =
  | Partial<Choices<Name>>
  | ((now: Choices<Name>) => Partial<Choices<Name>>);

/**
 * Choices in the address's query, so that Back, a reload and a link restore them. A change replaces the address, so that
 * Back leaves the page. The caller re-renders at once, for typing; other users of the address follow in a transition.
 * @param usual the defaults by parameter name; the same object at each render
 * @returns the choices, and a function that changes some of them
 */
export function useSearchChoice<Name extends string>(
  usual: Choices<Name>,
): [chosen: Choices<Name>, choose: (changes: Changes<Name>) => void] {
  const [inAddress, setSearch] = useSearchParams();
  const [search, showSearch] = useOptimistic(inAddress);
  // As text, so that other parameters do not change the memoised choices.
  const text = JSON.stringify(readChoices(search, usual));
  const chosen = useMemo((): Choices<Name> => JSON.parse(text), [text]);
  const choose = useCallback(
    (changes: Changes<Name>) => {
      // Not the query last rendered: of two changes in a row, the second would undo the first.
      const now = new URLSearchParams(window.location.search);
      const made = typeof changes === 'function' ? changes(readChoices(now, usual)) : changes;
      const next = writeChoices(now, usual, made);
      startTransition(() => {
        showSearch(next);
        setSearch(next, { replace: true });
      });
    },
    [showSearch, setSearch, usual],
  );
  return [chosen, choose];
}

/** The choices in an address's query. */
export function readChoices<Name extends string>(
  search: URLSearchParams,
  usual: Choices<Name>,
): Record<Name, string> {
  const chosen: Record<Name, string> = { ...usual };
  for (const name in usual) chosen[name] = search.get(name) ?? usual[name];
  return chosen;
}

/** An address's query with these choices; defaults are left out, and other parameters stay. */
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
