import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import * as v from 'valibot';
import { clubQuery } from '../api/club.ts';
import type { StoredConnection } from '../api/connection.ts';
import { forgetDrills, forgetUnder18 } from '../api/device-storage.ts';
import { paths } from '../api/paths.ts';
import { deviceAddress } from '../api/reach.ts';
import { useApi, useIsOnDevice, useSession, useStorages } from '../api/session-context.ts';
import example from '../figures/ExampleMatch.module.css';
import { longestLine, readPlayingTimeLine, savePlayingTimeLine } from '../figures/playing-time.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { languages, readLanguage, saveLanguage } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { readShortcuts, saveShortcuts } from '../ui/shortcuts.ts';
import { applyTheme, readTheme, saveTheme, type Theme, themes } from '../ui/theme.ts';
import { ConnectionForm, RememberChoice } from './ConnectionForm.tsx';
import { isWithoutService, OnThisDevice } from './OnThisDevice.tsx';
import styles from './SettingsPage.module.css';

const cameFromSchema = v.object({ from: v.pipe(v.string(), v.startsWith('/')) });

/** The ways to open a club; with an open club, the key and the settings stored on this device. */
export function SettingsPage() {
  useLanguage();
  const { rejected, open } = useSession().now;
  const leadsTo = useCameFrom();
  const notice =
    rejected === null ? null : (
      <p className={`card alarm ${styles.rejected}`} role="alert">
        {rejected === deviceAddress
          ? i18n.t(
              'This club is not on this device any more: the browser has deleted it, as it may when it needs space, or it was forgotten in another tab. Open the file that you saved of it, or add its match files again.',
            )
          : i18n.t(
              'This key is not accepted any more. What it had opened is wiped from this page; paste a key that is valid and you come back to where you were.',
            )}
      </p>
    );
  if (!open) return <ConnectPage notice={notice} leadsTo={leadsTo} />;
  return (
    <div className="stack">
      <PageTitle parts={[i18n.t('Settings')]} />
      <h1>{i18n.t('Settings')}</h1>
      {notice}
      <OpenSettings leadsTo={leadsTo} />
    </div>
  );
}

/** The path to return to once a club is open. */
function useCameFrom(): string {
  const state = v.safeParse(cameFromSchema, useLocation().state);
  return state.success ? state.output.from : paths.club();
}

function OpenSettings({ leadsTo }: { leadsTo: string }) {
  const { now, forget, storages } = useSession();
  const isOnDevice = useIsOnDevice();
  return (
    <div className={`stack ${styles.columns}`}>
      <div className="stack">
        {now.open && isOnDevice ? <OpenOnDeviceCard onClose={forget} /> : null}
        {now.open && !isOnDevice ? (
          <OpenConnectionCard
            connection={now.open.connection}
            mayRecord={now.open.mayRecord}
            onForget={() => {
              savePlayingTimeLine(storages.local, null);
              forgetUnder18(storages.local);
              forgetDrills(storages.local);
              forget();
            }}
          />
        ) : null}
        <Card
          title={i18n.t('Preferences')}
          note={i18n.t('stored on this device, and never sent')}
          className={styles.preferences}
        >
          <div className="row ends">
            <b>{i18n.t('Language')}</b>
            <LanguageChoice />
          </div>
          <div className="row ends">
            <b>{i18n.t('Theme')}</b>
            <ThemeChoice />
          </div>
          <ShortcutChoice />
          <PlayingTimeChoice key={now.open?.id ?? 'none'} />
        </Card>
      </div>
      <div className="stack">
        <Card title={isOnDevice ? i18n.t('Connect to your club') : i18n.t('Use another key')}>
          <KeyForm leadsTo={leadsTo} />
        </Card>
        <Card title={i18n.t('On this device')} note={i18n.t('no service, no key')}>
          <OnThisDevice />
        </Card>
      </div>
    </div>
  );
}

interface OpenConnectionCardProps {
  connection: StoredConnection;
  mayRecord: boolean;
  onForget: () => void;
}

const rememberBox = 'remember-open-key';

function OpenConnectionCard({ connection, mayRecord, onForget }: OpenConnectionCardProps) {
  const { connect } = useSession();
  const club = useQuery(clubQuery(useApi()));
  const keyEnd = connection.key.slice(-4);
  function keep(remember: boolean) {
    // Connecting remounts the page: restore the focus.
    flushSync(() => connect({ ...connection, remember }));
    document.getElementById(rememberBox)?.focus();
  }
  return (
    <Card
      title={club.data?.value.name ?? i18n.t('Connected')}
      note={i18n.t('key that ends in {keyEnd}', { keyEnd })}
    >
      <div className="grid">
        {/* Reserved, so that nothing below shifts. */}
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
        <p className="row">
          <Link className="touch" to={paths.club()}>
            {i18n.t('Go to your teams')}
          </Link>
          <Link className="touch" to={paths.replies()}>
            {i18n.t('How your data is read')}
          </Link>
        </p>
        <div className={`ends centred ${styles.forget}`}>
          <p className="quiet">
            {i18n.t(
              'Forgets the key, everything that was read with it, the minutes for every player and the answers about players under 18, in every tab. Language, theme and keyboard stay.',
            )}
          </p>
          <Button className="rigid" onClick={onForget}>
            {i18n.t('Forget everything')}
          </Button>
        </div>
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

/** Sets the club's minutes per match for every player. */
function PlayingTimeChoice() {
  const { local } = useStorages();
  const [typed, setTyped] = useState(() => String(readPlayingTimeLine(local) ?? ''));
  return (
    <label className="ends centred">
      <span>
        <b>{i18n.t('Minutes a match for every player')}</b>{' '}
        <span className="quiet block">
          {isUsable(minutesOf(typed))
            ? i18n.t(
                'Line-ups and each player’s page then show who gets fewer. Empty: no such line.',
              )
            : i18n.t('Between 1 and {longest} minutes.', { longest: longestLine })}
        </span>
      </span>
      <input
        className={styles.minutes}
        type="number"
        inputMode="decimal"
        min={1}
        max={longestLine}
        step="any"
        placeholder={i18n.t('none')}
        value={typed}
        aria-invalid={!isUsable(minutesOf(typed))}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const minutes = minutesOf(text);
          if (isUsable(minutes)) savePlayingTimeLine(local, minutes);
        }}
      />
    </label>
  );
}

const minutesOf = (typed: string) => (typed === '' ? null : Number(typed));

const isUsable = (minutes: number | null) =>
  minutes === null || (minutes > 0 && minutes <= longestLine);

/** Switches single-key shortcuts on or off. */
function ShortcutChoice() {
  const { local } = useStorages();
  const [on, setOn] = useState(() => readShortcuts(local));
  return (
    <label className="ends centred">
      <span>
        <b>{i18n.t('The key “/” opens Find')}</b>{' '}
        <span className="quiet block">
          {i18n.t('Switch it off if you dictate, or if it gets in the way.')}
        </span>
      </span>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target: { checked } }) => {
          saveShortcuts(local, checked);
          setOn(checked);
        }}
      />
    </label>
  );
}

const words: Record<Theme, string> = {
  system: /* i18n */ 'As the device',
  light: /* i18n */ 'Light',
  dark: /* i18n */ 'Dark',
};

/** Light, dark, or the device's theme. */
function ThemeChoice() {
  const { local } = useStorages();
  const [chosen, setChosen] = useState(() => readTheme(local));
  return (
    <Choice
      legend={i18n.t('Theme')}
      options={themes.map((theme) => ({ value: theme, label: i18n.t(words[theme]) }))}
      value={chosen}
      onChange={(value) => {
        const theme = themes.find((each) => each === value) ?? 'system';
        saveTheme(local, theme);
        applyTheme(document.documentElement, theme);
        setChosen(theme);
      }}
    />
  );
}

/** The open club on this device; closing it does not delete it. */
function OpenOnDeviceCard({ onClose }: { onClose: () => void }) {
  const club = useQuery(clubQuery(useApi()));
  return (
    <Card title={club.data?.value.name ?? i18n.t('Connected')} note={i18n.t('on this device')}>
      <p className="row">
        <Link className="touch" to={paths.club()}>
          {i18n.t('Go to your teams')}
        </Link>
        <Link className="touch" to={paths.add()}>
          {i18n.t('Add matches')}
        </Link>
        <Button onClick={onClose}>{i18n.t('Close this club')}</Button>
      </p>
      <p className="quiet">
        {i18n.t('It stays on this device, and opens again from the list below.')}
      </p>
    </Card>
  );
}

const ExampleMatch = lazy(async () => ({
  default: (await import('../figures/ExampleMatch.tsx')).ExampleMatch,
}));

interface ConnectPageProps {
  /** Why the open club was closed. */
  notice: ReactNode;
  /** Path after opening a club. */
  leadsTo: string;
}

/** A coach's first page: an introduction and three ways to open a club, beside a match as it looks afterwards. */
function ConnectPage({ notice, leadsTo }: ConnectPageProps) {
  return (
    <div className={`grid ${example.page}`}>
      <PageTitle parts={[i18n.t('Connect')]} />
      <div className={`stack ${styles.connect}`}>
        <h1>
          {i18n.t(
            'Boxout shows a basketball coach why the match went as it did, and what to train next.',
          )}
        </h1>
        {notice}
        <KeyForm leadsTo={leadsTo} />
        <p className={`quiet middle ${styles.or}`}>{i18n.t('or without a key')}</p>
        <OnThisDevice>
          <div className="flex pushed">
            <LanguageChoice />
          </div>
        </OnThisDevice>
      </div>
      <ErrorBoundary>
        <Suspense fallback={<div className={`shrinks ground ${example.example}`} />}>
          <ExampleMatch />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The form for a key, or a note without a service. */
function KeyForm({ leadsTo }: { leadsTo: string }) {
  return isWithoutService() ? (
    <p>
      {i18n.t(
        'This page comes without a service, so that no key opens anything here. If your club has a service, open its own address and paste the key there.',
      )}
    </p>
  ) : (
    <ConnectionForm leadsTo={leadsTo} />
  );
}

/** The page's language, listed by native name. The service's texts are not translated. */
function LanguageChoice() {
  const { local } = useStorages();
  const [chosen, setChosen] = useState(() => readLanguage(local, navigator.languages));
  const [failed, setFailed] = useState(false);
  const wanted = useRef(chosen);
  async function choose(code: string) {
    const language = languages.find((each) => each.code === code)?.code ?? chosen;
    wanted.current = language;
    setChosen(language);
    setFailed(false);
    const isWanted = () => wanted.current === language;
    try {
      await activateLanguage(document.documentElement, language, navigator.languages, isWanted);
      if (isWanted()) saveLanguage(local, language);
    } catch (cause) {
      console.warn('The words of this language could not be loaded', cause);
      if (!isWanted()) return;
      setFailed(true);
      setChosen(readLanguage(local, navigator.languages));
    }
  }
  return (
    <>
      <Choice
        legend={i18n.t('Language')}
        options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        value={chosen}
        onChange={choose}
      />
      {failed ? (
        <p role="alert">{i18n.t('This language could not be loaded. Check the network.')}</p>
      ) : null}
    </>
  );
}
