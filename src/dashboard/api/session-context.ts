import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The session of this tab. */
export const SessionContext = createContext<Session | null>(null);

/** Whether adding matches and looking after them may be offered: the page's own service calls the key a recorder's. */
export function useMayRecord(): boolean {
  return useSession().now.open?.mayRecord === true;
}

/** The session and what it holds now. */
export function useSession(): Session & { now: SessionState } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: no session around this component');
  const now = useSyncExternalStore(session.subscribe, session.state);
  return { ...session, now };
}
