import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigationType, useParams } from 'react-router';
import { clubQuery } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { ApiContext, useApi, useOnline, useSession, useStorages } from '../api/session-context.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './PageLayout.module.css';
import { RouteErrors } from './RouteErrors.tsx';

/** The bar at the top and the page below. Another key remounts everything. */
export function PageLayout() {
  useLanguage();
  const { open } = useSession().now;
  const main = useRef<HTMLElement>(null);
  const later = useLaterParts();
  return (
    <ConnectionProviders key={open?.id ?? 'none'}>
      {/* Before the page, which would be laid out twice where its effects measure text. */}
      {later ? <later.Typeface /> : null}
      <a className={`unprinted ground absolute ${styles.skip}`} href="#main">
        {i18n.t('Skip to the page')}
      </a>
      <header>
        <div className={`middle unprinted small ground ${styles.bar}`}>
          {open ? (
            <>
              <ClubNavigation>{later ? <later.TeamSwitch /> : null}</ClubNavigation>
              {later ? <later.LiveMatch /> : null}
              {later ? <later.DataAge /> : <OfflineNote />}
              {later ? <later.Find /> : null}
              <Link className="touch plain soft" to={paths.settings()}>
                {i18n.t('Settings')}
              </Link>
            </>
          ) : (
            <>
              <b className="fills">Boxout</b>
              <OfflineNote />
            </>
          )}
        </div>
        <NothingKeptNote />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <RouteErrors>
          <Outlet context={open ? later : null} />
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
          <later.UpdatePrompt />
          <later.NavigationFocus main={main} />
        </>
      ) : null}
      <ScrollPosition />
    </ConnectionProviders>
  );
}

/** Replaces the age of the data if the network failed before that part had loaded. */
function OfflineNote() {
  const online = useOnline();
  return online ? null : (
    <span className="pushed end" role="status">
      {i18n.t('offline')}
    </span>
  );
}

/** Says so where the browser's storage is blocked or full. */
function NothingKeptNote() {
  const { onRefusal, keepsEverything } = useStorages();
  return useSyncExternalStore(onRefusal, keepsEverything) ? null : (
    <p className={`unprinted small ${styles.note}`} role="status">
      {i18n.t(
        'This browser lets Boxout keep nothing: the key and your choices last until you close this page.',
      )}
    </p>
  );
}

function ConnectionProviders({ children }: { children: ReactNode }) {
  const { open } = useSession().now;
  // Without a connection: calls to clubs on this device only.
  const [ownClient] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  );
  return (
    <QueryClientProvider client={open?.queryClient ?? ownClient}>
      <ApiContext value={open?.api ?? null}>{children}</ApiContext>
    </QueryClientProvider>
  );
}

/** The club in the bar, and what leads to its teams. */
function ClubNavigation({ children }: { children: ReactNode }) {
  const club = useQuery(clubQuery(useApi()));
  const { teamId } = useParams();
  return (
    <nav className={`middle fills shrinks ${styles.navigation}`} aria-label={i18n.t('Breadcrumbs')}>
      <NavLink
        className={`cut touch plain ${styles.club} ${teamId ? styles.above : ''}`}
        to={paths.club()}
        end
        aria-label={club.data ? undefined : 'Boxout'}
      >
        {club.data?.value.name ?? (club.error ? 'Boxout' : <Skeleton width="7rem" />)}
      </NavLink>
      {children}
    </nav>
  );
}

/**
 * Opens a page at its top, or at the part that its address names, and leads back to where a page was left. A reload starts at
 * the top: what stood further down is not there yet.
 */
function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  /** How far each entry of the history was scrolled when it was last looked at, in CSS pixels, by its key. */
  const positions = useRef(new Map<string, number>());
  const shown = useRef('');
  // A choice on the page replaces its address, and leads nowhere.
  const isReplaced = useNavigationType() === 'REPLACE';

  useEffect(() => {
    // The browser would scroll before the page that is gone back to stands.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const left = positions.current.get(key);
    const isChoice = isReplaced && shown.current === pathname;
    shown.current = pathname;
    const part = left === undefined && hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else if (!isChoice) window.scrollTo(0, left ?? 0);
    const note = () => void positions.current.set(key, window.scrollY);
    if (isChoice) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname, hash, isReplaced]);
  return null;
}

/** The parts of the frame that load after the first page. */
export type LaterParts = typeof import('./later-parts.tsx').laterParts;

/**
 * The parts of the frame that come after the first page; `null` while they are not there. Where the network fails, the
 * page works without them, and they are asked for again once it is back.
 */
function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    if (parts) return;
    let isMounted = true;
    const load = () =>
      import('./later-parts.tsx').then(
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

/** Shown while the first page's code is loading. */
export function StartingPage() {
  return (
    <>
      <div className={`middle unprinted small ground ${styles.bar}`}>
        <Skeleton width="8rem" />
      </div>
      <main className={styles.main}>
        <Skeleton width="14rem" height="1.8rem" />
      </main>
    </>
  );
}
