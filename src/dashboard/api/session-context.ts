import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** The session of this tab. */
export const SessionContext = createContext<Session | null>(null);

/** The session and what it holds now. */
export function useSession(): Session & { now: SessionState } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: no session around this component');
  const now = useSyncExternalStore(session.subscribe, session.state);
  return { ...session, now };
}
