import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page, moves the focus to the page and tells its title to screen readers. A tab that was pressed and
 * is still there keeps the focus.
 */
export function NavigationFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const inPage = main.current?.contains(document.activeElement);
    if (!inPage) main.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, main]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  );
}
