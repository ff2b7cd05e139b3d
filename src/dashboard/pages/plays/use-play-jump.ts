import { useEffect, useRef } from 'react';
import { type To, useLocation, useSearchParams } from 'react-router';
import { searchShowing } from '../../play-by-play/play-filters.ts';
import type { Play } from '../../play-by-play/plays.ts';

/** Where a play's row is: this page with the row's anchor, without a filter that would hide it. */
export function usePlayAddress(): (play: Play) => To {
  const [search] = useSearchParams();
  return (play) => ({
    search: searchShowing(search, play).toString(),
    hash: play.anchor,
  });
}

/**
 * Moves the focus to the play or the part of the page that the address names, and, when the browser goes back, to what had it before.
 * @param drawn whether the rows are there
 */
export function useFocusOfAddress(drawn: boolean): void {
  const { hash, key } = useLocation();
  const focused = useRef(new Map<string, EventTarget | null>());
  useEffect(() => {
    if (!drawn) return;
    const before = focused.current.get(key);
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named) {
      named.scrollIntoView({ block: /^#play-\d/.test(hash) ? 'center' : 'start' });
      named.focus({ preventScroll: true });
    } else if (before instanceof HTMLElement || before instanceof SVGElement) {
      if (before.isConnected) before.focus({ preventScroll: true });
    }
    const remember = ({ target }: FocusEvent) => focused.current.set(key, target);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [hash, key, drawn]);
}
