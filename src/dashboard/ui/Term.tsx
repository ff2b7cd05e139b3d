import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import hintStyles from './Hint.module.css';
import styles from './Term.module.css';

interface TermProps {
  /** The full name, with its formula if any. */
  meaning: string;
  children: ReactNode;
}

/** An abbreviation with its meaning on hover, focus and tap. */
export function Term({ meaning, children }: TermProps) {
  const { button, hint, show } = useHint();
  return (
    <>
      <button {...button} type="button" className={`reach ${styles.term}`} onClick={show}>
        {children}
      </button>
      <span {...hint}>{meaning}</span>
    </>
  );
}

/** Pixels between a hint, the explained element and the edges of the window. */
const gap = 6;

/** The farthest move of an element, in pixels, that its open hint follows: half a finger. */
const nearby = 22;

/** Time to move the pointer from the term into the hint, in milliseconds. */
const graceMs = 150;

/**
 * A native popover that explains an element: shown on hover, on keyboard focus and on tap; Escape, a tap elsewhere and
 * scrolling close it.
 * @returns props for the button that is explained and for the popover itself
 */
export function useHint() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const leaving = useRef<number>(undefined);
  const scrolls = useRef<AbortController>(undefined);
  const stay = () => window.clearTimeout(leaving.current);
  const hide = () => {
    scrolls.current?.abort();
    if (hint.current?.matches(':popover-open')) hint.current.hidePopover();
  };
  const show = () => {
    stay();
    if (!hint.current || !button.current || !('popover' in hint.current)) return;
    if (!hint.current.matches(':popover-open')) hint.current.showPopover();
    const at = button.current.getBoundingClientRect();
    place(hint.current, at);
    scrolls.current?.abort();
    scrolls.current = new AbortController();
    const follow = () => {
      const now = button.current?.getBoundingClientRect() ?? at;
      // A sort moves and scrolls its header a little.
      if (Math.hypot(now.left - at.left, now.top - at.top) > nearby) hide();
      else if (hint.current) place(hint.current, now);
    };
    const options = { capture: true, passive: true, signal: scrolls.current.signal };
    window.addEventListener('scroll', follow, options);
  };
  const leave = () => {
    stay();
    leaving.current = window.setTimeout(hide, graceMs);
  };

  return {
    button: {
      ref: button,
      'aria-describedby': id,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && leave(),
      onFocus: () => button.current?.matches(':focus-visible') && show(),
      onBlur: hide,
    },
    hint: {
      ref: hint,
      id,
      className: `ground ink small start light wraps ${hintStyles.hint}`,
      popover: 'auto',
      role: 'tooltip',
      onPointerEnter: stay,
      onPointerLeave: leave,
    } as const,
    /** Shows the hint after a click that came from a finger, which cannot hover. */
    showOnTap: (event: MouseEvent) => {
      const { nativeEvent } = event;
      // A key's click has no pointer: focus has shown the hint, and Escape may have closed it.
      const by = nativeEvent instanceof window.PointerEvent ? nativeEvent.pointerType : '';
      if (by === 'touch' || by === 'pen') show();
    },
    show,
  };
}

/** Below the explained element, or above it if the space is short; never past the window's edges. */
function place(hint: HTMLElement, of: DOMRect): void {
  const { offsetWidth, offsetHeight } = hint;
  const { clientWidth, clientHeight } = document.documentElement;
  const centred = of.left + of.width / 2 - offsetWidth / 2;
  const left = Math.max(gap, Math.min(centred, clientWidth - offsetWidth - gap));
  const below = of.bottom + gap;
  const top = below + offsetHeight > clientHeight ? of.top - offsetHeight - gap : below;
  hint.style.left = `${left}px`;
  hint.style.top = `${Math.max(gap, top)}px`;
}
