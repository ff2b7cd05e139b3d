import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import * as v from 'valibot';
import { clubQuery } from '../api/club.ts';
import type { KeptConnection } from '../api/connection.ts';
import { forgetUnder18 } from '../api/device-storage.ts';
import { paths } from '../api/paths.ts';
import { deviceAddress } from '../api/reach.ts';
import { useApi, useIsOnDevice, useSession } from '../api/session-context.ts';
import { savePlayingTimeLine } from '../figures/playing-time.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ConnectPage, KeyForm } from './ConnectPage.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';
import { OpenOnDeviceCard } from './OpenOnDeviceCard.tsx';
import { PlayingTimeChoice } from './PlayingTimeChoice.tsx';
import { RememberChoice } from './RememberChoice.tsx';
import styles from './SettingsPage.module.css';
import { ShortcutChoice } from './ShortcutChoice.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

const cameFromSchema = v.object({ from: v.pipe(v.string(), v.startsWith('/')) });

/** Without an open club the ways into one; otherwise the key, what this device stores, the language and the theme. */
export function SettingsPage() {
  useLanguage();
  const { rejected, open } = useSession().now;
  const leadsTo = useCameFrom();
  const notice =
    rejected === null ? null : (
      <p className={styles.rejected} role="alert">
        {rejected === deviceAddress
          ? i18n.t(
              'This club is not on this device any more: the browser has thrown it away, as it may where it needs room, or it was forgotten in another tab. Open the file that you saved of it, or add its match files again.',
            )
          : i18n.t(
              'This key is not accepted any more. What it had opened is wiped from this page; paste a key that is valid and you come back to where you were.',
            )}
      </p>
    );
  if (!open) return <ConnectPage notice={notice} leadsTo={leadsTo} />;
  return (
    <div className={styles.page}>
      <PageTitle parts={[i18n.t('Settings')]} />
      <h1>{i18n.t('Settings')}</h1>
      {notice}
      <OpenSettings leadsTo={leadsTo} />
    </div>
  );
}

/** The page that led here, to go back to once a club is open. */
function useCameFrom(): string {
  const state = v.safeParse(cameFromSchema, useLocation().state);
  return state.success ? state.output.from : paths.club();
}

function OpenSettings({ leadsTo }: { leadsTo: string }) {
  const { now, forget, storages } = useSession();
  const isOnDevice = useIsOnDevice();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {now.open && isOnDevice ? <OpenOnDeviceCard onClose={forget} /> : null}
        {now.open && !isOnDevice ? (
          <OpenConnectionCard
            connection={now.open.connection}
            mayRecord={now.open.mayRecord}
            onForget={() => {
              savePlayingTimeLine(storages.local, null);
              forgetUnder18(storages.local);
              forget();
            }}
          />
        ) : null}
        <Card title={isOnDevice ? i18n.t('Connect to your club') : i18n.t('Use another key')}>
          <KeyForm leadsTo={leadsTo} />
        </Card>
        <Card title={i18n.t('On this device')} note={i18n.t('no service, no key')}>
          <OnThisDevice />
        </Card>
      </div>
      <div className={styles.column}>
        <Card title={i18n.t('Language')} note={i18n.t('kept on this device')}>
          <LanguageChoice />
        </Card>
        <Card title={i18n.t('Theme')} note={i18n.t('kept on this device')}>
          <ThemeChoice />
        </Card>
        <Card title={i18n.t('Keyboard')} note={i18n.t('kept on this device')}>
          <ShortcutChoice />
        </Card>
        <Card
          title={i18n.t('The club’s playing-time line')}
          note={i18n.t('kept on this device, and never sent')}
        >
          <PlayingTimeChoice key={now.open?.id ?? 'none'} />
        </Card>
      </div>
    </div>
  );
}

interface OpenConnectionCardProps {
  connection: KeptConnection;
  /** It is a recorder's key. */
  mayRecord: boolean;
  onForget: () => void;
}

const rememberBox = 'remember-open-key';

function OpenConnectionCard({ connection, mayRecord, onForget }: OpenConnectionCardProps) {
  const { connect } = useSession();
  const club = useQuery(clubQuery(useApi()));
  const keyEnd = connection.key.slice(-4);
  function keep(remember: boolean) {
    // The page is drawn anew, as after each change of what is open: the focus goes back to where it was.
    flushSync(() => connect({ ...connection, remember }));
    document.getElementById(rememberBox)?.focus();
  }
  return (
    <Card title={club.data?.value.name ?? i18n.t('Connected')}>
      <div className={styles.form}>
        <p className="quiet">{i18n.t('key that ends in {keyEnd}', { keyEnd })}</p>
        {/* Its room is there before it is said: nothing beneath moves. */}
        <p className={mayRecord || club.data ? undefined : styles.untold}>{kindText(mayRecord)}</p>
        <RememberChoice
          id={rememberBox}
          checked={connection.remember}
          reason={
            mayRecord
              ? i18n.t('never with a recorder’s key; it stays until this tab closes')
              : undefined
          }
          onChange={(event) => keep(event.target.checked)}
        />
        <p className={styles.actions}>
          <Link to={paths.club()}>{i18n.t('Go to your teams')}</Link>
          <Link to={paths.replies()}>{i18n.t('What the service sends')}</Link>
          <Button onClick={onForget}>{i18n.t('Forget everything')}</Button>
        </p>
        <p className="quiet">
          {i18n.t(
            'Forgets the key, everything that was read with it, the playing-time line and the answers about players under 18, in every tab. Language, theme and keyboard stay.',
          )}
        </p>
      </div>
    </Card>
  );
}

/** What a key may do. */
function kindText(mayRecord: boolean): string {
  return mayRecord
    ? i18n.t('A recorder’s key: with it matches can be added, changed and deleted.')
    : i18n.t('A reading key: no match can be added or changed with it here.');
}
