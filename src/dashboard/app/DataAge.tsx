import { i18n } from '@lingui/core';
import {
  notifyManager,
  onlineManager,
  type QueryCache,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { refetchAll } from '../api/adding.ts';
import { findLostClubs } from '../api/known-clubs.ts';
import { ofThisTab } from '../api/of-this-tab.ts';
import { paths } from '../api/paths.ts';
import { useApi, useIsOnDevice, useOnline, useSession } from '../api/session-context.ts';
import { Button } from '../ui/Button.tsx';
import { formatAgo, formatTime } from '../ui/format.ts';
import styles from './PageLayout.module.css';

/** The age of data older than a minute, or why they can't be refreshed; for a club on this device, that it is stored here. */
export function DataAge() {
  const isOnDevice = useIsOnDevice();
  useDeviceNetwork(isOnDevice);
  const clubId = useSession().now.open?.connection.key;
  if (!isOnDevice || clubId === undefined) return <AgeOfData />;
  return <DeviceNews clubId={clubId} />;
}

function AgeOfData() {
  const cache = useQueryClient().getQueryCache();
  const { text, isTrouble } = useDataAge(cache);
  return (
    <span className={`soft end tight ${styles.age}`}>
      {isTrouble ? null : <span>{text}</span>}
      {/* Screen readers hear of trouble, not of each minute that passes. */}
      <span role="status">{isTrouble ? text : null}</span>
    </span>
  );
}

function useDataAge(cache: QueryCache): { text: string; isTrouble: boolean } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(ticking);
  }, []);
  const online = useOnline();
  const subscribe = useCallback(
    // A page may add dozens of queries during a render, so listeners are notified once, after it.
    (listener: () => void) => {
      let isTold = false;
      return cache.subscribe(() => {
        if (isTold) return;
        isTold = true;
        notifyManager.schedule(() => {
          isTold = false;
          listener();
        });
      });
    },
    [cache],
  );
  const oldest = useSyncExternalStore(subscribe, () => oldestShown(cache));
  const failed = useSyncExternalStore(subscribe, () =>
    shown(cache).some((query) => query.state.error && query.state.data !== undefined),
  );
  const isTrouble = !online || (failed && oldest !== null);
  if (oldest === null) return { text: online ? '' : i18n.t('offline'), isTrouble };
  const time = formatTime(oldest);
  if (!online) return { text: i18n.t('offline, as of {time}', { time }), isTrouble };
  if (failed) return { text: i18n.t('can’t update, as of {time}', { time }), isTrouble };
  const text =
    now - oldest < 60_000 ? '' : i18n.t('updated {age}', { age: formatAgo(now - oldest) });
  return { text, isTrouble };
}

/** Queries with mounted components, without the club's name and teams, which hardly change, and this tab's own. */
function shown(cache: QueryCache) {
  const steady = ['club', 'teams', ...ofThisTab];
  return cache
    .getAll()
    .filter((query) => query.isActive() && !steady.includes(String(query.queryKey[0])));
}

/** When the oldest shown data arrived, in milliseconds since 1970. */
function oldestShown(cache: QueryCache): number | null {
  const times = shown(cache)
    .map((query) => query.state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * A club on this device is asked without a network, too: while one is open, calls are made even if the browser says that it is offline. Before
 * the page is painted, since the first call follows at once: one that is held back here would wait for a network.
 */
function useDeviceNetwork(isOnDevice: boolean): void {
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

/** Matches in no saved file from which a reminder is shown. */
const worthSaving = 5;

/**
 * Says that the club is stored on this device, when to save it again, and that the browser stopped its worker;
 * refetches what another tab has changed.
 */
function DeviceNews({ clubId }: { clubId: string }) {
  const client = useQueryClient();
  const api = useApi();
  const { device, storages } = useSession();
  const { key } = useLocation();
  /** The location at which the browser stopped the worker, until the coach dismisses the message or navigates. */
  const [stoppedAt, setStoppedAt] = useState<string | null>(null);
  useEffect(
    () =>
      device.hear({
        onChanged: (clubIds) => {
          if (clubIds.includes(clubId)) void refetchAll(client, api);
        },
        onStopped: () => {
          setStoppedAt(key);
          void refetchAll(client, api);
        },
      }),
    [client, api, device, clubId, key],
  );
  const { data: unsaved = 0 } = useQuery({
    queryKey: ['unsaved'],
    queryFn: async () => {
      const clubs = await device.ask('list');
      findLostClubs(storages.local, clubs);
      return clubs.find(({ id }) => id === clubId)?.unsaved ?? 0;
    },
  });
  return (
    <>
      <span className={`soft end tight ${styles.age}`}>
        {i18n.t('on this device')}
        {unsaved < worthSaving ? null : (
          <>
            {' · '}
            <Link to={paths.settings()}>
              {i18n.t('{count, plural, one {# match to save} other {# matches to save}}', {
                count: unsaved,
              })}
            </Link>
          </>
        )}
      </span>
      <span role="status" className={styles.news}>
        {stoppedAt === key ? (
          <>
            {i18n.t(
              'The browser had stopped this club; it runs again. Every match is whole: repeat what was interrupted.',
            )}{' '}
            <Button onClick={() => setStoppedAt(null)}>{i18n.t('Got it')}</Button>
          </>
        ) : null}
      </span>
    </>
  );
}
