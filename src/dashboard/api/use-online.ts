import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether calls are made at all, as far as the browser tells. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
