import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { forgetUnder18 } from '../api/device-storage.ts';
import { forgetClubName } from '../api/known-clubs.ts';
import { useSession } from '../api/session-context.ts';
import type { ClubOnDevice } from '../device/device.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { FormActions } from '../ui/Fields.tsx';
import { SaveClub } from './SaveClub.tsx';
import styles from './SettingsPage.module.css';

interface ClubsOnDeviceProps {
  clubs: readonly ClubOnDevice[];
  onOpen: (club: ClubOnDevice) => void;
  /** Any of them is other now. */
  onChanged: () => void;
}

/** The clubs that live in this browser: opening, saving and forgetting them, and whether the browser will keep them. */
export function ClubsOnDevice({ clubs, onOpen, onChanged }: ClubsOnDeviceProps) {
  const isKept = useIsKept(clubs.length);
  if (clubs.length === 0) return null;
  return (
    <>
      <ul className={styles.clubs} aria-label={i18n.t('Clubs on this device')}>
        {clubs.map((club) => (
          <li key={club.id} className={styles.actions}>
            <span>
              <b>{club.name}</b>{' '}
              <span className="quiet">
                {club.isDemo
                  ? i18n.t('invented, to look around in')
                  : i18n.t('{count, plural, one {# match} other {# matches}}', {
                      count: club.matches,
                    })}
              </span>
            </span>
            <Button onClick={() => onOpen(club)}>{i18n.t('Open')}</Button>
            {club.isDemo || club.matches === 0 ? null : (
              <SaveClub club={club} onSaved={onChanged} />
            )}
            <DialogButton
              label={i18n.t('Forget…')}
              title={i18n.t('Forget {club}?', { club: club.name })}
            >
              {(close) => <ForgetClub club={club} onLeave={close} onForgotten={onChanged} />}
            </DialogButton>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {isKept
          ? i18n.t('This browser has promised to keep them until you forget them.')
          : i18n.t(
              'This browser was asked to keep them and has not promised it: it may throw them away when it needs room. Save them to a file now and then.',
            )}
      </p>
    </>
  );
}

function ForgetClub({
  club,
  onLeave,
  onForgotten,
}: {
  club: ClubOnDevice;
  onLeave: () => void;
  onForgotten: () => void;
}) {
  const { now, forget, device, storages } = useSession();
  const [failed, setFailed] = useState(false);
  async function run() {
    // First, so that no other tab takes the club for one that the browser deleted.
    forgetClubName(storages.local, club.id);
    try {
      await device.ask('forget', club.id);
    } catch (cause) {
      console.warn('The club could not be forgotten', cause);
      setFailed(true);
      return;
    }
    // The answers of other clubs' teams go too: they are asked for again.
    forgetUnder18(storages.local);
    onLeave();
    onForgotten();
    if (now.open?.connection.key === club.id) forget();
  }
  return (
    <>
      <p>
        {i18n.t(
          'Its matches, players and texts are deleted from this browser. The match files that they came from stay where they are.',
        )}
      </p>
      {failed ? <p role="alert">{i18n.t('That did not work; nothing was deleted.')}</p> : null}
      <FormActions>
        <Button onClick={onLeave}>{i18n.t('Keep it')}</Button>
        <Button kind="primary" onClick={run}>
          {i18n.t('Forget this club')}
        </Button>
      </FormActions>
    </>
  );
}

/** Whether the browser has promised to keep what this page keeps; asked again with another number of clubs. */
function useIsKept(count: number): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (count > 0) navigator.storage.persisted().then(setIsKept, () => setIsKept(false));
  }, [count]);
  return isKept;
}
