import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Opens the printer's dialog once where the coach came by Ctrl+P, as soon as the sheet is complete. */
export function usePrintOnArrival(complete: boolean): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const done = useRef(false);
  const asked = typeof state === 'object' && state !== null && 'openDialog' in state;
  useEffect(() => {
    if (!asked || !complete || done.current) return;
    done.current = true;
    // A reload of this history entry must not open the dialog again.
    navigate(pathname, { replace: true, state: null });
    window.print();
  }, [asked, complete, navigate, pathname]);
}
