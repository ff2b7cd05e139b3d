import { useEffect, useRef } from 'react';
import { type To, useLocation, useSearchParams } from 'react-router';
import type { Play } from '../figures/plays.ts';
import { searchShowing } from './play-filters.ts';

/** Where a play's row is: this page with the row's anchor, without a filter that would hide it. */
export function usePlayAddress(): (play: Play) => To {
  const [search] = useSearchParams();
  return (play) => ({
    search: searchShowing(search, play).toString(),
    hash: play.anchor,
  });
}

/**
 * Focuses the play or the part of the page in the address, and, on Back, the element that had the focus.
 * @param isWhole whether all parts of the page are rendered; late ones above the focus must not push it out of sight
 */
export function useFocusOfAddress(isWhole: boolean): void {
  const { hash, key } = useLocation();
  const focused = useRef(new Map<string, EventTarget | null>());
  const arrived = useRef({ key: '', isWhole: false });
  useEffect(() => {
    const before = focused.current.get(key);
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    // A play in another's line is found at that line.
    const named = place?.closest('li') ?? place;
    if (named) {
      const isMore = arrived.current.key === key && isWhole && !arrived.current.isWhole;
      if (isMore && document.activeElement !== named) return;
      arrived.current = { key, isWhole };
      // Its period may be folded.
      named.closest('details')?.setAttribute('open', '');
      named.scrollIntoView({ block: /^#play-\d/.test(hash) ? 'center' : 'start' });
      named.focus({ preventScroll: true });
    } else if (before instanceof HTMLElement || before instanceof SVGElement) {
      if (before.isConnected) before.focus({ preventScroll: true });
    }
  }, [hash, key, isWhole]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => focused.current.set(key, target);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
}
