import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what is drawn has been painted, so that what takes long can wait for it.
 * @param drawn `false` as long as what matters is not drawn yet
 */
export function usePainted(drawn = true): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!drawn || painted) return;
    const tell = () => startTransition(() => setPainted(true));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(tell);
    };
    // A page in the background is not painted at all.
    const frame = document.hidden ? wait() : requestAnimationFrame(wait);
    return () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [drawn, painted]);
  return painted;
}
