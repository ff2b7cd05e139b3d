import { i18n } from '@lingui/core';
import { useLayoutEffect } from 'react';

/** Prints a text at the foot of every page, beside "page x of y". */
export function PaperFoot({ text }: { text: string }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    // The page's margin boxes inherit from the root element; a JSON string is a CSS string too.
    root.style.setProperty('--paper-foot', JSON.stringify(shortened(text)));
    root.style.setProperty('--paper-page', pageOfPages());
    return () => {
      root.style.removeProperty('--paper-foot');
      root.style.removeProperty('--paper-page');
    };
  }, [text]);
  return null;
}

/** "page 1 of 2" as the content of a margin box: the browser counts, the sentence is the language's. */
function pageOfPages(): string {
  const counter = (name: string) => `" counter(${name}) "`;
  return `"${i18n.t('page {page} of {pages}', { page: counter('page'), pages: counter('pages') })}"`;
}

/** Long names would run into the page's number: 110 letters of 7 points fit beside it. */
const shortened = (text: string) => (text.length > 110 ? `${text.slice(0, 109)}…` : text);
