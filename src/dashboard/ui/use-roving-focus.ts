import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Marks that a key moves the focus by. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * A roving tabindex (ARIA practices): one tab stop for many marks, arrow keys between them, Home and End. Marks are
 * elements with a `data-mark` key, in document order.
 * @returns handlers for the marks' container, and the `tabIndex` of a mark by its key
 */
export function useRovingFocus(firstKey: string | undefined) {
  const [current, setCurrent] = useState<string | undefined>(undefined);

  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')];
    const at = marks.findIndex((mark) => mark.matches(':focus'));
    if (at < 0) return;
    const next = targetOf(marks, at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocus = (event: FocusEvent<Element>) => {
    const key = event.target.getAttribute('data-mark');
    if (key !== null) setCurrent(key);
  };
  return {
    handlers: { onKeyDown, onFocus },
    /** `known` says whether the mark that was last focused is still there. */
    tabIndexOf: (key: string, known: (key: string) => boolean) =>
      key === (current !== undefined && known(current) ? current : firstKey) ? 0 : -1,
  };
}

function targetOf(marks: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return marks[0];
  if (key === 'End') return marks.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : marks[at + step];
}
