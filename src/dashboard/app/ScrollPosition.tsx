import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Opens a page at its top, or at the part that its address names, and leads back to where a page was left. A reload starts at
 * the top: what stood further down is not there yet.
 */
export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  /** How far each entry of the history was scrolled when it was last looked at, in CSS pixels, by its key. */
  const positions = useRef(new Map<string, number>());
  const shown = useRef('');
  // A choice on the page replaces its address, and leads nowhere.
  const isReplaced = useNavigationType() === 'REPLACE';

  useEffect(() => {
    // The browser would scroll before the page that is gone back to stands.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const left = positions.current.get(key);
    const isChoice = isReplaced && shown.current === pathname;
    shown.current = pathname;
    const part = left === undefined && hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else if (!isChoice) window.scrollTo(0, left ?? 0);
    const note = () => void positions.current.set(key, window.scrollY);
    if (isChoice) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname, hash, isReplaced]);
  return null;
}
