import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';

/** The state of a link or a navigation to a sheet that opens the printer's dialog as soon as the sheet is complete. */
export const printOnArrival = { openDialog: true };

/** Makes Ctrl+P (or ⌘P) open the print page instead of printing the screen's. */
export function useOpenPrintPage(address: string): void {
  const navigate = useNavigate();
  // Heard from the moment the page is seen, not only once it is painted.
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
