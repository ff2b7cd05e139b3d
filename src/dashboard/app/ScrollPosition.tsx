import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** How far each entry of this tab's history was scrolled when it was last looked at, in CSS pixels, by its key. */
const positions = new Map<string, number>();

/**
 * Opens a page at its top, or at the part that its address names, and leads back to where a page was left. A reload starts at
 * the top: what stood further down is not there yet.
 */
export function ScrollPosition() {
  const { key, hash } = useLocation();

  useEffect(() => {
    // The browser would scroll before the page that is gone back to stands.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const left = positions.get(key);
    const part = left === undefined && hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, left ?? 0);
    const note = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, hash]);
  return null;
}
