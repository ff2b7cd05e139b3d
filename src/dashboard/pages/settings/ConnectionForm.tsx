import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { type Connection, readServiceAddress } from '../../api/connection.ts';
import { describeError, type ErrorDescription } from '../../api/describe-error.ts';
import { readTypedKey } from '../../api/typed-key.ts';
import { useSession } from '../../layout/session-context.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ServiceAddressField } from './ServiceAddressField.tsx';
import styles from './SettingsPage.module.css';

type Trial =
  | { step: 'typing' }
  | { step: 'trying' }
  | { step: 'opens'; club: string }
  | { step: 'failed'; title: string; message: string; key?: string };

/** Takes a key, says which club it opens, and opens it. */
export function ConnectionForm({ leadsTo }: { leadsTo: string }) {
  const { tryOut, connect, serviceOrigins } = useSession();
  const navigate = useNavigate();
  const [key, setKey] = useState('');
  const [address, setAddress] = useState('');
  const [remember, setRemember] = useState(false);
  const [trial, setTrial] = useState<Trial>({ step: 'typing' });

  /** @param anyway tries a key that looks mistyped as it is */
  async function check(open: boolean, anyway = false) {
    const typed = readTypedKey(key);
    if (typed.use === 'no' && !(anyway && typed.key)) return setTrial({ step: 'failed', ...typed });
    const connection = readConnection(typed.key ?? '', address, remember, serviceOrigins);
    if ('title' in connection) return setTrial({ step: 'failed', ...connection });
    setTrial({ step: 'trying' });
    try {
      const club = await tryOut(connection);
      setTrial({ step: 'opens', club });
      if (!open) return;
      connect(connection);
      navigate(leadsTo, { replace: true });
    } catch (error) {
      setTrial({ step: 'failed', ...describeTrial(error) });
    }
  }

  return (
    <form
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        check(true);
      }}
    >
      <label className={styles.field}>
        <span className={styles.label}>{i18n.t('API key')}</span>
        <input
          type="password"
          name="boxout-key"
          autoComplete="off"
          spellCheck={false}
          required
          value={key}
          onChange={(event) => {
            setKey(event.target.value);
            setTrial({ step: 'typing' });
          }}
        />
        <span className={styles.hint}>
          {warningOf(key) ?? i18n.t('Your club makes it in its app under Settings, API keys.')}
        </span>
      </label>
      <ServiceAddressField serviceOrigins={serviceOrigins} value={address} onChange={setAddress} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <span>
          {i18n.t('Remember on this device')}{' '}
          <span className={styles.hint}>{i18n.t('for 30 days; else until this tab closes')}</span>
        </span>
      </label>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" disabled={trial.step === 'trying'}>
          {i18n.t('Open the club')}
        </Button>
        <Button disabled={trial.step === 'trying'} onClick={() => check(false)}>
          {i18n.t('Test connection')}
        </Button>
        <span role="status">
          {trial.step === 'trying' ? i18n.t('Asking the service…') : null}
          {trial.step === 'opens' ? i18n.t('This key opens {club}.', { club: trial.club }) : null}
        </span>
      </div>
      {trial.step === 'failed' ? (
        <ErrorPanel title={trial.title} message={trial.message}>
          {trial.key ? (
            <Button onClick={() => check(true, true)}>{i18n.t('Try it as it is')}</Button>
          ) : null}
        </ErrorPanel>
      ) : null}
    </form>
  );
}

/** What can be said of a key while it is typed: nothing before it is as long as keys are. */
function warningOf(typed: string): string | null {
  const key = readTypedKey(typed);
  return typed.length > 20 && key.use === 'after a warning' ? key.warning : null;
}

function readConnection(
  key: string,
  typedAddress: string,
  remember: boolean,
  serviceOrigins: readonly string[],
): Connection | ErrorDescription {
  const serviceAddress = readServiceAddress(typedAddress, window.location.origin, serviceOrigins);
  if (serviceAddress === null) {
    return {
      title: i18n.t('This address can’t be used'),
      message:
        serviceOrigins.length === 0
          ? i18n.t('This page reads only the service that it comes from: leave the address empty.')
          : i18n.t('This page reads only the service that it comes from and {others}.', {
              others: serviceOrigins.join(', '),
            }),
    };
  }
  return { serviceAddress, key, remember };
}

function describeTrial(error: unknown) {
  return error instanceof ApiError && error.status === 401
    ? {
        title: i18n.t('The service does not accept this key'),
        message: i18n.t('Check that it is whole, or ask your club for a new one.'),
      }
    : describeError(error);
}
