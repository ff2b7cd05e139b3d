import { onlineManager } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from './api-client.ts';
import type { Storages } from './device-storage.ts';
import { deviceAddress } from './reach.ts';
import type { Session, SessionState } from './session.ts';
import type { Writing, WritingQueue } from './writing-queue.ts';

/** The session of this tab. */
export const SessionContext = createContext<Session | null>(null);

/** The session and its current state. */
export function useSession(): Session & { now: SessionState } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: no session around this component');
  const now = useSyncExternalStore(session.subscribe, session.state);
  return { ...session, now };
}

/** The browser's storages for this page. */
export const useStorages = (): Storages => useSession().storages;

/** Whether the open club is on this device. */
export function useIsOnDevice(): boolean {
  return useSession().now.open?.connection.serviceAddress === deviceAddress;
}

/** Whether match files may be added: with a recorder's key, or to a club on this device. */
export function useMayAdd(): boolean {
  const isOnDevice = useIsOnDevice();
  return useSession().now.open?.mayRecord === true || isOnDevice;
}

/** The open connection's client. */
export const ApiContext = createContext<ApiClient | null>(null);

/** The open connection's client. Throws outside the pages of a connection. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi: no connection is open here');
  return api;
}

/** Whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnline);
}

const isOnline = () => onlineManager.isOnline();

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** The writing queue and its state. Throws outside the pages of a connection. */
export function useWriting(): { queue: WritingQueue; writing: Writing | null } {
  const queue = useSession().now.open?.writing;
  if (!queue) throw new Error('useWriting: no connection is open here');
  return { queue, writing: useSyncExternalStore(queue.subscribe, queue.state) };
}
