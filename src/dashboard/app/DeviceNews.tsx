import { i18n } from '@lingui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { readAnew } from '../api/adding.ts';
import { findLostClubs } from '../api/known-clubs.ts';
import { paths } from '../api/paths.ts';
import { useApi, useSession } from '../api/session-context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PageLayout.module.css';

/** So many matches that are in no saved file are worth a reminder. */
const worthSaving = 5;

/**
 * Says that the open club is on this device, when it should be saved again, and that the browser stopped its worker; reads
 * again what another tab has changed.
 */
export function DeviceNews({ clubId }: { clubId: string }) {
  const client = useQueryClient();
  const api = useApi();
  const { device, storages } = useSession();
  const { key } = useLocation();
  /** The location at which the browser stopped the worker, until the coach has read it or goes on. */
  const [stoppedAt, setStoppedAt] = useState<string | null>(null);
  useEffect(
    () =>
      device.hear({
        onChanged: (clubIds) => {
          if (clubIds.includes(clubId)) void readAnew(client, api);
        },
        onStopped: () => {
          setStoppedAt(key);
          void readAnew(client, api);
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
      <span className={styles.age}>
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
              'The browser had stopped this club; it runs again. Every match is whole: ask again for what was under way.',
            )}{' '}
            <Button onClick={() => setStoppedAt(null)}>{i18n.t('Got it')}</Button>
          </>
        ) : null}
      </span>
    </>
  );
}
