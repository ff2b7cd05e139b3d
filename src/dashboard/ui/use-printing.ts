import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

/** Whether the browser is printing now; set in time for the print's layout. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser renders the print as soon as this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Link state that opens the print dialog once the sheet is complete. */
export const printOnArrival = { openDialog: true };

/** Makes Ctrl+P (or ⌘P) open the print page instead of printing the screen's. */
export function useOpenPrintPage(address: string): void {
  const navigate = useNavigate();
  // A layout effect, so that a key pressed right after the first paint is not missed.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!pressed || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(address, { state: printOnArrival });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [address, navigate]);
}
