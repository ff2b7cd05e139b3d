import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Changes the search part of the address; `next` may change what it is given. */
type ChangeSearch = (next: (now: URLSearchParams) => URLSearchParams) => void;

/**
 * The search part of the address, and how to change it: by what it was last asked to be, since two choices may follow each
 * other faster than the router. A change replaces the address, so that Back leaves the page.
 */
export function useChangingSearch(): [search: URLSearchParams, change: ChangeSearch] {
  const [search, setSearch] = useSearchParams();
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  const change: ChangeSearch = (next) => {
    asked.current = next(new URLSearchParams(asked.current));
    setSearch(asked.current, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return [search, change];
}
