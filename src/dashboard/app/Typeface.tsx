import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../api/session-context.ts';
import { applyTypeface, noteTypeface, typeface } from '../ui/typeface.ts';

/**
 * Asks for the typeface once the page has its data, and puts it on with the next change of page: all is drawn anew then, so
 * that nothing moves because of it. Where it can't be loaded the system's own stays.
 */
export function Typeface() {
  useLocation();
  const { now, storages } = useSession();
  const client = now.open?.queryClient;
  useEffect(() => {
    let isWanted = true;
    const ask = () => {
      if (!isWanted || client?.isFetching()) return;
      isWanted = false;
      document.fonts.load(typeface).then(
        () => noteTypeface(storages.session),
        (cause) => console.warn('This page keeps the typeface of the system', cause),
      );
    };
    ask();
    const unsubscribe = client?.getQueryCache().subscribe(ask);
    return () => {
      isWanted = false;
      unsubscribe?.();
    };
  }, [client, storages]);
  useLayoutEffect(() => {
    if (document.fonts.check(typeface)) applyTypeface(document.documentElement);
  });
  return null;
}
