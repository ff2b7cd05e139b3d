import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../api/paths.ts';
import { useSession } from '../api/session-context.ts';

/** Where the settings lead back to, kept in the history entry and never in the address. */
interface CameFrom {
  from: string;
}

/** Lets a page through where a key is there; else asks for one and comes back. */
export function RequireConnection() {
  const { now } = useSession();
  const { pathname, search } = useLocation();
  if (now.open) return <Outlet />;
  const state: CameFrom = { from: pathname + search };
  return <Navigate to={paths.settings()} state={state} replace />;
}
