import { onlineManager } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

/**
 * A club on this device is asked without a network, too: while one is open, calls are made whatever the browser tells. Before
 * the page is painted, since the first call follows at once: one that is held back here would wait for a network.
 */
export function useDeviceNetwork(isOnDevice: boolean): void {
  useLayoutEffect(() => {
    if (!isOnDevice) return;
    onlineManager.setEventListener((setOnline) => {
      setOnline(true);
      return undefined;
    });
    return () => onlineManager.setEventListener(followBrowser);
  }, [isOnDevice]);
}

function followBrowser(setOnline: (online: boolean) => void) {
  const follow = () => setOnline(navigator.onLine);
  follow();
  for (const event of ['online', 'offline']) window.addEventListener(event, follow);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, follow);
  };
}
