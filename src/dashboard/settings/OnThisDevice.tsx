import { i18n } from '@lingui/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import { forgetUnder18 } from '../api/device-storage.ts';
import { findLostClubs, forgetClubName } from '../api/known-clubs.ts';
import { ofThisTab } from '../api/of-this-tab.ts';
import { paths } from '../api/paths.ts';
import { askToKeep, deviceAddress } from '../api/reach.ts';
import { useSession } from '../api/session-context.ts';
import type { ClubOnDevice } from '../device/device.ts';
import { type DeviceClient, keepWorker } from '../device/device-client.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButton, Question } from '../ui/DialogButton.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { OpenSavedClub, SaveClub } from './SavedClub.tsx';
import styles from './SettingsPage.module.css';

type Action = 'look around' | 'open files';

/** The ways to open a club on this device, without service or key; `children` end the row of the last one. */
export function OnThisDevice({ children }: { children?: ReactNode }) {
  const { connect, now, device, storages } = useSession();
  const navigate = useNavigate();
  const { data: here = noClubs, isRefetchError: isUnlisted, refetch } = useClubs();

  function open({ id: key }: { id: string }, path: string) {
    connect({ serviceAddress: deviceAddress, key, remember: true });
    navigate(path, { replace: true });
  }
  const start = useMutation({
    mutationFn: (action: Action) =>
      action === 'look around' ? device.ask('lookAround') : emptyClub(device),
    onSuccess: (club, action) => open(club, action === 'look around' ? paths.club() : paths.add()),
    onError: (cause) => console.warn('This device keeps no club', cause),
  });

  return (
    <div className="grid">
      {/* The page itself reports a club that was open. */}
      {(now.rejected === deviceAddress ? [] : here.lost).map(({ id, name }) => (
        <div key={id} className="row">
          <span role="status">
            {i18n.t(
              '{club} is not in this browser any more: the browser deleted it to free space, or its data was cleared. Open the file that you saved of it, or add its match files again.',
              { club: name },
            )}
          </span>
          <Button
            onClick={() => {
              forgetClubName(storages.local, id);
              void refetch();
            }}
          >
            {i18n.t('Got it')}
          </Button>
        </div>
      ))}
      {window.isSecureContext ? (
        <>
          <div className={`close ${styles.ways}`}>
            <Way
              name={i18n.t('Look around')}
              disabled={start.isPending}
              onClick={() => start.mutate('look around')}
            >
              {start.isPending && start.variables === 'look around'
                ? i18n.t('Playing three invented seasons…')
                : i18n.t('A club of three teams and one season, all invented.')}
            </Way>
            <Way
              name={i18n.t('Open match files on this device')}
              disabled={start.isPending}
              onClick={() => start.mutate('open files')}
            >
              {i18n.t('From the scorer’s table. Nothing leaves this browser.')}
            </Way>
          </div>
          <p className="quiet">
            {i18n.t(
              'The club lives in this browser: nothing is sent anywhere, and it works offline. Anybody who uses this browser can read it.',
            )}
          </p>
          <OpenSavedClub
            disabled={start.isPending}
            onOpened={(club) => {
              askToKeep();
              open(club, paths.club());
            }}
          >
            {children}
          </OpenSavedClub>
        </>
      ) : (
        <div className="ends centred">
          <p>{i18n.t('This needs the page over https: ask the person who runs it.')}</p>
          {children}
        </div>
      )}
      {start.isError || isUnlisted ? (
        <ErrorPanel
          title={i18n.t('This browser keeps no club')}
          message={i18n.t(
            'Its storage is blocked or full, as in some private windows. Free some space, or use another window, and try again: no match was stored in part.',
          )}
        />
      ) : null}
      <ClubsOnDevice
        {...here}
        onOpen={(club) => open(club, paths.club())}
        onChanged={() => void refetch()}
      />
    </div>
  );
}

interface WayProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: string;
}

/** A large button with its name and what it opens. */
function Way({ name, disabled, onClick, children }: WayProps) {
  const [nameId, noteId] = [useId(), useId()];
  return (
    <button
      type="button"
      className={`button grid start ${styles.way}`}
      aria-labelledby={nameId}
      aria-describedby={noteId}
      disabled={disabled}
      onClick={onClick}
    >
      <b id={nameId}>{name}</b>
      <span id={noteId} className="quiet" role="status">
        {children}
      </span>
    </button>
  );
}

/** A club without matches, reused from an earlier visit if possible. */
async function emptyClub(device: DeviceClient): Promise<{ id: string }> {
  const unused = (await device.ask('list')).find(({ isDemo, matches }) => !isDemo && matches === 0);
  return unused ?? (await device.ask('make', i18n.t('My club')));
}

const noClubs = { clubs: [], lost: [], isKept: false };

/** The clubs on this device, those that the browser deleted, and whether it has promised to keep them. */
function useClubs() {
  const {
    device,
    storages: { local },
  } = useSession();
  const query = useQuery({
    queryKey: [...ofThisTab, 'clubs'],
    queryFn: async () => {
      const clubs = await clubsLivingHere(device);
      const isKept = clubs.length > 0 && (await navigator.storage?.persisted()) === true;
      return { clubs, lost: findLostClubs(local, clubs), isKept };
    },
    networkMode: 'always',
    persister: undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const { refetch } = query;
  useEffect(() => {
    // Without a service, visitors use clubs on this device: cache the worker for offline use.
    if (isWithoutService())
      keepWorker().catch((cause) => console.warn('It needs a network', cause));
    return device.hear({ onChanged: () => void refetch() });
  }, [refetch, device]);
  return query;
}

/** Starts the worker only if a club may be here. */
async function clubsLivingHere(device: DeviceClient): Promise<ClubOnDevice[]> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === 'boxout-clubs') ? device.ask('list') : [];
}

/** Whether the meta element "service" marks a host of static files, which has no service. */
export function isWithoutService(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="service"]')?.content === 'none';
}

interface ClubsOnDeviceProps {
  clubs: readonly ClubOnDevice[];
  /** Whether the browser's storage is persistent. */
  isKept: boolean;
  onOpen: (club: ClubOnDevice) => void;
  onChanged: () => void;
}

/** The clubs in this browser: open, save and forget, and whether the browser's storage is persistent. */
function ClubsOnDevice({ clubs, isKept, onOpen, onChanged }: ClubsOnDeviceProps) {
  if (clubs.length === 0) return null;
  return (
    <>
      <ul className="grid close" aria-label={i18n.t('Clubs on this device')}>
        {clubs.map((club) => (
          <li key={club.id} className="row">
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
              'This browser was asked to keep them and has not promised it: it may delete them when it needs space. Save them to a file now and then.',
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
  const { mutate, isError } = useMutation({
    mutationFn() {
      // First, so that no other tab reports the club as deleted by the browser.
      forgetClubName(storages.local, club.id);
      return device.ask('forget', club.id);
    },
    onSuccess() {
      // Deletes the answers for other clubs, too; they are asked again.
      forgetUnder18(storages.local);
      onLeave();
      onForgotten();
      if (now.open?.connection.key === club.id) forget();
    },
    onError: (cause) => console.warn('The club could not be forgotten', cause),
  });
  return (
    <Question
      keep={i18n.t('Keep it')}
      onKeep={onLeave}
      act={i18n.t('Forget this club')}
      onAct={() => mutate()}
    >
      <p>
        {i18n.t(
          'Its matches, players and texts are deleted from this browser. Your match files are not deleted.',
        )}
      </p>
      {isError ? <p role="alert">{i18n.t('That did not work; nothing was deleted.')}</p> : null}
    </Question>
  );
}
