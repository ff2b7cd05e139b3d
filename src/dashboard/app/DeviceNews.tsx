import { i18n } from '@lingui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readAnew } from '../api/adding.ts';
import { paths } from '../api/paths.ts';
import { askDevice, hearOfDevice } from '../device/ask-device.ts';
import styles from './PageLayout.module.css';

/** So many matches that are in no saved file are worth a reminder. */
const worthSaving = 5;

/**
 * Says that the open club lives on this device, and when it should be saved again; reads anew what another tab has changed of
 * it, and tells where the browser has stopped the worker that holds it.
 */
export function DeviceNews({ clubId }: { clubId: string }) {
  const client = useQueryClient();
  const [stopped, setStopped] = useState(false);
  useEffect(
    () =>
      hearOfDevice({
        onChanged: (clubIds) => {
          if (clubIds.includes(clubId)) void readAnew(client);
        },
        onStopped: () => {
          setStopped(true);
          void readAnew(client);
        },
      }),
    [client, clubId],
  );
  const { data: unsaved = 0 } = useQuery({
    queryKey: ['unsaved'],
    queryFn: async () => (await askDevice('list')).find(({ id }) => id === clubId)?.unsaved ?? 0,
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
        {stopped
          ? i18n.t(
              'The browser had stopped this club; it runs again. Every match is whole: ask again for what was under way.',
            )
          : null}
      </span>
    </>
  );
}
