import { i18n } from '@lingui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Link, Outlet } from 'react-router';
import { paths } from '../api/paths.ts';
import { ApiContext, useSession, useStorages } from '../api/session-context.ts';
import { useOnline } from '../api/use-online.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { ClubNavigation } from './ClubNavigation.tsx';
import styles from './PageLayout.module.css';
import { RouteErrors } from './RouteErrors.tsx';
import { ScrollPosition } from './ScrollPosition.tsx';
import { useLaterParts } from './use-later-parts.ts';

/** The bar at the top and the page beneath it. Another key mounts everything anew. */
export function PageLayout() {
  useLanguage();
  const { open } = useSession().now;
  const main = useRef<HTMLElement>(null);
  const later = useLaterParts();
  return (
    <ConnectionProviders key={open?.id ?? 'none'}>
      <a className={styles.skip} href="#main">
        {i18n.t('Skip to the page')}
      </a>
      <header>
        <div className={styles.bar}>
          {open ? (
            <>
              <ClubNavigation>{later ? <later.TeamSwitch /> : null}</ClubNavigation>
              {later ? <later.Find /> : null}
              <Link className={styles.settings} to={paths.settings()}>
                {i18n.t('Settings')}
              </Link>
            </>
          ) : (
            <b className={styles.product}>Boxout</b>
          )}
        </div>
        <div className={styles.whereabouts}>
          {open && later ? (
            <>
              <later.Breadcrumbs />
              <later.LiveMatch />
              <later.DataAge />
            </>
          ) : (
            <OfflineNote />
          )}
        </div>
        <NothingKeptNote />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <RouteErrors>
          <Outlet />
        </RouteErrors>
      </main>
      {open && later ? (
        <>
          <later.FinishedRuns />
          <later.WritingRunner />
        </>
      ) : null}
      {later ? (
        <>
          <later.Typeface />
          <later.UpdatePrompt />
          <later.NavigationFocus main={main} />
        </>
      ) : null}
      <ScrollPosition />
    </ConnectionProviders>
  );
}

/** Stands in for the age of the data where the network went before that part of the frame was there. */
function OfflineNote() {
  const online = useOnline();
  return online ? null : (
    <span className={styles.age} role="status">
      {i18n.t('offline')}
    </span>
  );
}

/** Says so where the browser's storage is blocked or full. */
function NothingKeptNote() {
  const { onRefusal, keepsEverything } = useStorages();
  return useSyncExternalStore(onRefusal, keepsEverything) ? null : (
    <p className={styles.note} role="status">
      {i18n.t(
        'This browser lets Boxout keep nothing: the key and your choices last until you close this page.',
      )}
    </p>
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
