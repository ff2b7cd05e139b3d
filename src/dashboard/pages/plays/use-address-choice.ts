import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A choice that the address carries under `name`; the usual one is left out of it. Choosing replaces the address, so that
 * Back leaves the page.
 */
export function useAddressChoice(
  name: string,
  usual: string,
): [value: string, choose: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (value: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === usual) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [setSearch, name, usual],
  );
  return [search.get(name) ?? usual, choose];
}
