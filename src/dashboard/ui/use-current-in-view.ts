import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A row of links that scrolls shows the current one of them, on every page: its whole end at the row's end. */
export function useCurrentInView(pathname: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = pathname && row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const beyond =
      current.getBoundingClientRect().right - row.current.getBoundingClientRect().right;
    if (beyond > 0) row.current.scrollLeft += beyond;
  }, [pathname]);
  return row;
}
