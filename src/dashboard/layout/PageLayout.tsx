import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { paths } from '../paths.ts';
import { ApiContext } from '../queries/api-context.ts';
import { ClubNavigation } from './ClubNavigation.tsx';
import { DataAge } from './DataAge.tsx';
import { FinishedRuns } from './FinishedRuns.tsx';
import { NavigationFocus } from './NavigationFocus.tsx';
import styles from './PageLayout.module.css';
import { useSession } from './session-context.ts';

/** The bar at the top and the page beneath it. Another key mounts everything anew. */
export function PageLayout() {
  const { now } = useSession();
  const main = useRef<HTMLElement>(null);
  const busy = useNavigation().state === 'loading';
  return (
    <ConnectionProviders key={now.open?.id ?? 'none'}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.bar}>
        {now.open ? <ClubNavigation /> : <b>Boxout</b>}
        <span className={styles.end}>
          {now.open ? <DataAge /> : null}
          <Link to={paths.settings()}>Settings</Link>
        </span>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={busy}>
        <Outlet />
      </main>
      {now.open ? <FinishedRuns /> : null}
      <NavigationFocus main={main} />
      <ScrollRestoration />
    </ConnectionProviders>
  );
}

function ConnectionProviders({ children }: { children: ReactNode }) {
  const { open } = useSession().now;
  if (!open) return children;
  return (
    <QueryClientProvider client={open.queryClient}>
      <ApiContext value={open.api}>{children}</ApiContext>
    </QueryClientProvider>
  );
}
