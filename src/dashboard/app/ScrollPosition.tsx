import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** How far each entry of this tab's history was scrolled when it was last looked at, in CSS pixels, by its key. */
const positions = new Map<string, number>();

/** Opens a page at its top, or at the part that its address names, and leads back to where a page was left. */
export function ScrollPosition() {
  const { key, hash } = useLocation();

  useEffect(() => {
    // The browser would scroll before the page that is gone back to stands; a reload it knows best.
    const byHand = () => {
      window.history.scrollRestoration = 'manual';
    };
    const byBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    byHand();
    window.addEventListener('pageshow', byHand);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      window.removeEventListener('pageshow', byHand);
      window.removeEventListener('pagehide', byBrowser);
    };
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
