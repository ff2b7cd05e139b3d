import { useLayoutEffect } from 'react';

/** Names a printed page: its title, which "Save as PDF" takes for the file, and the foot of every sheet of paper. */
export function PaperTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    // The page's margin boxes inherit from the root element; a JSON string is a CSS string too.
    root.style.setProperty('--paper-foot', JSON.stringify(title));
    return () => {
      root.style.removeProperty('--paper-foot');
    };
  }, [title]);
  return <title>{title}</title>;
}
