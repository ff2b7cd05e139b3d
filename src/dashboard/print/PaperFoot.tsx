import { useLayoutEffect } from 'react';

/** Puts a text at the foot of every sheet of paper, beside "page x of y". */
export function PaperFoot({ text }: { text: string }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    // The page's margin boxes inherit from the root element; a JSON string is a CSS string too.
    root.style.setProperty('--paper-foot', JSON.stringify(text));
    return () => {
      root.style.removeProperty('--paper-foot');
    };
  }, [text]);
  return null;
}
