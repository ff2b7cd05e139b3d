import { i18n } from '@lingui/core';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isKeyRefused } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { useSession } from '../api/session-context.ts';
import { looksWhole, readTypedKey } from '../api/typed-key.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import styles from './SettingsPage.module.css';

type Trial =
  | { step: 'typing' }
  | { step: 'trying' }
  | { step: 'opens'; club: string; mayRecord: boolean }
  | { step: 'never kept'; club: string }
  | { step: 'failed'; title: string; message: string; key?: string };

/** Shows which club a key opens, and opens it on a button or when a whole key is pasted. */
export function ConnectionForm({ leadsTo }: { leadsTo: string }) {
  const { now, tryOut, connect, serviceOrigins } = useSession();
  const navigate = useNavigate();
  const [key, setKey] = useState('');
  const [address, setAddress] = useState('');
  const [trial, setTrial] = useState<Trial>({ step: 'typing' });
  const remember = useRef<HTMLInputElement>(null);
  const changes = useRef(0);
  const keyId = useId();
  const hintId = useId();
  const isOwnService = serviceOrigins.length === 0;

  function change(next: Trial) {
    changes.current += 1;
    setTrial(next);
  }

  /** @param anyway tries a key even if it looks mistyped */
  async function check(
    text: string,
    { open, anyway = false }: { open: boolean; anyway?: boolean },
  ) {
    const typed = readTypedKey(text);
    if (typed.use === 'no' && !(anyway && typed.key)) return change({ step: 'failed', ...typed });
    const connection = { serviceAddress: address, key: typed.key ?? '' };
    change({ step: 'trying' });
    const mine = changes.current;
    // The key may change, or the page close, before the answer arrives.
    const isWanted = () => changes.current === mine && remember.current !== null;
    try {
      const { club, mayRecord } = await tryOut(connection);
      const box = remember.current;
      if (!isWanted() || !box) return;
      setTrial({ step: 'opens', club, mayRecord });
      if (!open) return;
      if (mayRecord && box.checked) {
        // A recorder's key is never remembered; say so before opening.
        box.checked = false;
        setTrial({ step: 'never kept', club });
        return;
      }
      connect({ ...connection, remember: box.checked });
      navigate(leadsTo, { replace: true });
    } catch (error) {
      if (isWanted()) setTrial({ step: 'failed', ...describeTrial(error) });
    }
  }

  return (
    <form
      className="grid"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        check(key, { open: true });
      }}
    >
      {isOwnService ? null : (
        <ServiceAddressField
          serviceOrigins={serviceOrigins}
          value={address}
          onChange={(chosen) => {
            setAddress(chosen);
            change({ step: 'typing' });
          }}
        />
      )}
      <div className={styles.field}>
        {/* With an open club the heading above is its label. */}
        <label className={now.open ? 'visually-hidden' : 'strong'} htmlFor={keyId}>
          {i18n.t('API key')}
        </label>
        <div className={`close ${styles.key}`}>
          <input
            id={keyId}
            type="password"
            name="boxout-key"
            autoComplete="off"
            spellCheck={false}
            required
            aria-describedby={hintId}
            value={key}
            onChange={(event) => {
              setKey(event.target.value);
              change({ step: 'typing' });
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (!looksWhole(pasted)) return;
              // A pasted key replaces the field's text: text around it would spoil the key.
              event.preventDefault();
              setKey(pasted.trim());
              check(pasted, { open: true });
            }}
          />
          <Button type="submit" kind="primary" busy={trial.step === 'trying'}>
            {i18n.t('Open the club')}
          </Button>
        </div>
        <p id={hintId} className="quiet">
          {i18n.t(
            'Make one in your club’s app, under Settings, API keys. A pasted key connects at once.',
          )}
        </p>
        <p className="quiet">{warningOf(key)}</p>
      </div>
      <div className="row">
        <RememberChoice ref={remember} />
        {key === '' ? null : (
          <Button busy={trial.step === 'trying'} onClick={() => check(key, { open: false })}>
            {i18n.t('Test connection')}
          </Button>
        )}
        <span role="status">
          {trial.step === 'trying' ? i18n.t('Asking the service…') : null}
          {trial.step === 'opens' ? i18n.t('This key opens {club}.', { club: trial.club }) : null}
          {trial.step === 'opens' && trial.mayRecord
            ? ` ${i18n.t('It is a recorder’s: with it matches can be added, changed and deleted.')}`
            : null}
          {trial.step === 'never kept'
            ? i18n.t(
                'With this key matches of {club} can be deleted, so it is never remembered on a device. Press “Open the club” again: it stays until this tab closes.',
                { club: trial.club },
              )
            : null}
        </span>
      </div>
      {trial.step === 'failed' ? (
        <ErrorPanel title={trial.title} message={trial.message}>
          {trial.key ? (
            <Button onClick={() => check(key, { open: true, anyway: true })}>
              {i18n.t('Try it as it is')}
            </Button>
          ) : null}
        </ErrorPanel>
      ) : null}
    </form>
  );
}

/** The warning about a typed key; `null` until it is as long as a key. */
function warningOf(typed: string): string | null {
  const key = readTypedKey(typed);
  return key.use === 'after a warning' && looksWhole(typed) ? key.warning : null;
}

function describeTrial(error: unknown) {
  return isKeyRefused(error)
    ? {
        title: i18n.t('The service does not accept this key'),
        message: i18n.t('Check that it is whole, or ask your club for a new one.'),
      }
    : describeError(error);
}

interface ServiceAddressFieldProps {
  /** The services that the host allows besides this page's. */
  serviceOrigins: readonly string[];
  /** '' for this page's own. */
  value: string;
  onChange: (address: string) => void;
}

/** Selects the service if the host allows more than its own. */
function ServiceAddressField({ serviceOrigins, value, onChange }: ServiceAddressFieldProps) {
  const own = window.location.origin;
  return (
    <label className={styles.field}>
      <span className="strong">{i18n.t('Service address')}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{i18n.t('{own} (where this page comes from)', { own })}</option>
        {serviceOrigins.map((origin) => (
          <option key={origin} value={origin}>
            {origin}
          </option>
        ))}
      </select>
      <span className="quiet">
        {i18n.t('The person who runs this page decides which services it may read.')}
      </span>
    </label>
  );
}

interface RememberChoiceProps extends ComponentProps<'input'> {
  /** Why it is disabled. */
  reason?: string | undefined;
}

/** The checkbox that stores a key on this device; otherwise it is stored until the tab closes. */
export function RememberChoice({ reason, ...box }: RememberChoiceProps) {
  return (
    <label className={styles.check}>
      <input {...box} type="checkbox" disabled={reason !== undefined} />
      <span>
        {i18n.t('Remember on this device')}{' '}
        <span className="quiet">{reason ?? i18n.t('for 30 days')}</span>
      </span>
    </label>
  );
}
