import { i18n } from '@lingui/core';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './PrintPage.module.css';

/** A4's width in CSS pixels: 210 mm at 96 to the inch. */
const sheetWidth = (210 / 25.4) * 96;

/** The sheet as printed, scaled down on a narrow screen. */
export function SheetPreview({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!place.current) return;
    // Before the first paint; the observer speaks after it.
    setScale(Math.min(1, place.current.clientWidth / sheetWidth));
    const fit = new ResizeObserver(([entry]) => {
      // A printed page has its own width, which says nothing of the screen's.
      if (!entry || window.matchMedia('print').matches) return;
      setScale(Math.min(1, entry.contentRect.width / sheetWidth));
    });
    fit.observe(place.current);
    return () => fit.disconnect();
  }, []);
  const style: CSSProperties & Record<'--preview-scale', number> = { '--preview-scale': scale };
  return (
    <section ref={place} className={styles.preview} aria-label={i18n.t('Preview')} style={style}>
      {children}
    </section>
  );
}
