import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useSession } from '../api/session-context.ts';
import type { ClubOnDevice } from '../device/device.ts';
import { protectionText, usePassphrase } from '../figures/passphrase.tsx';
import { Button } from '../ui/Button.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { FieldForm, FormActions } from '../ui/Fields.tsx';
import { formatDate } from '../ui/format.ts';

type Step = 'none' | 'saving' | 'saved' | 'protected' | 'failed';

/** Saves a club on this device as one file, shows what no file has yet, and how a service takes the file. */
export function SaveClub({ club, onSaved }: { club: ClubOnDevice; onSaved: () => void }) {
  const { now, device } = useSession();
  const [step, setStep] = useState<Step>('none');
  async function save(passphrase: string | null) {
    setStep('saving');
    try {
      const open = await device.ask('save', club.id);
      const file = passphrase === null ? open : await device.ask('protect', open, passphrase);
      const day = new Date().toISOString().slice(0, 10);
      downloadFile(`${club.name} ${day}.boxout`, file.type, file);
      setStep(passphrase === null ? 'saved' : 'protected');
      onSaved();
      // The bar at the top says how much is to be saved.
      await now.open?.queryClient.invalidateQueries({ queryKey: ['unsaved'] });
    } catch (cause) {
      console.warn('The club could not be saved', cause);
      setStep('failed');
    }
  }
  return (
    <>
      <Button disabled={step === 'saving'} onClick={() => save(null)}>
        {i18n.t('Save to a file')}
      </Button>
      <DialogButton
        label={i18n.t('Save with a passphrase…')}
        title={i18n.t('Save {club} with a passphrase', { club: club.name })}
      >
        {(close) => (
          <PassphraseForm
            onSubmit={(passphrase) => {
              close();
              void save(passphrase);
            }}
          />
        )}
      </DialogButton>
      <DialogButton
        label={i18n.t('Hand over…')}
        title={i18n.t('Hand {club} over to a service', { club: club.name })}
      >
        {() => (
          <ol>
            <li>
              {i18n.t(
                'Save the club to a file, and give the file to the person who runs the service.',
              )}
            </li>
            <li>
              {i18n.t('There it is stored with this command:')}{' '}
              <code>npm run admin -- club import FILE</code>
            </li>
            <li>
              {i18n.t('A key for it is made with this one:')}{' '}
              <code>npm run admin -- key add {JSON.stringify(club.name)}</code>
            </li>
            <li>
              {i18n.t(
                'Connect with the key. Everything is there: matches, players, insights, under the same addresses. What you add here afterwards stays on this device.',
              )}
            </li>
          </ol>
        )}
      </DialogButton>
      <span role="status" className="quiet">
        {step === 'none' ? unsavedText(club) : null}
        {step === 'saving' ? i18n.t('Making the file…') : null}
        {step === 'saved' || step === 'protected'
          ? `${i18n.t('The file is with your downloads.')} ${protectionText(step === 'protected')}`
          : null}
      </span>
      {step === 'failed' ? (
        <span role="alert">{i18n.t('That did not work; no file was made.')}</span>
      ) : null}
    </>
  );
}

function PassphraseForm({ onSubmit }: { onSubmit: (passphrase: string) => void }) {
  const { fields, passphrase } = usePassphrase();
  return (
    <FieldForm onSubmit={() => passphrase !== null && onSubmit(passphrase)}>
      {fields}
      <FormActions>
        <Button type="submit" disabled={passphrase === null}>
          {i18n.t('Save the file')}
        </Button>
      </FormActions>
    </FieldForm>
  );
}

/** The changes that are in no saved file. */
function unsavedText({ unsaved: count, savedAt }: ClubOnDevice): string {
  if (count === 0)
    return savedAt ? i18n.t('saved {day}', { day: formatDate(savedAt.toISOString()) }) : '';
  return savedAt === null
    ? i18n.t('never saved to a file')
    : i18n.t(
        '{count, plural, one {# match was added or changed since it was saved {day}} other {# matches were added or changed since it was saved {day}}}',
        { count, day: formatDate(savedAt.toISOString()) },
      );
}
