import { useEffect, useState } from 'react';

type LaterParts = typeof import('./later-parts.ts').laterParts;

/**
 * The parts of the frame that come after the first page; `null` while they are not there. Where the network fails, the
 * page works without them, and they are asked for again once it is back.
 */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    if (parts) return;
    let isMounted = true;
    const load = () =>
      import('./later-parts.ts').then(
        ({ laterParts }) => {
          if (isMounted) setParts(laterParts);
        },
        (cause) => console.warn('A part of the bar is missing until the network is back', cause),
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      isMounted = false;
      window.removeEventListener('online', load);
    };
  }, [parts]);
  return parts;
}
