import { i18n } from '@lingui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Club } from '../../contract/club.ts';
import { useSession } from '../api/session-context.ts';
import type { ClubOnDevice, Opened } from '../device/device.ts';
import { protectionText, usePassphrase } from '../figures/passphrase.tsx';
import { Button } from '../ui/Button.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FieldForm, FormActions, TextField } from '../ui/Fields.tsx';
import { formatDate } from '../ui/format.ts';

/** Saves a club on this device as one file; shows unsaved changes, and how a service imports the file. */
export function SaveClub({ club, onSaved }: { club: ClubOnDevice; onSaved: () => void }) {
  const { device } = useSession();
  const client = useQueryClient();
  const save = useMutation({
    async mutationFn(passphrase: string | null) {
      const open = await device.ask('save', club.id);
      const file = passphrase === null ? open : await device.ask('protect', open, passphrase);
      const day = new Date().toISOString().slice(0, 10);
      downloadFile(`${club.name} ${day}.boxout`, file.type, file);
    },
    onSuccess() {
      onSaved();
      // The bar at the top shows the unsaved changes.
      void client.invalidateQueries({ queryKey: ['unsaved'] });
    },
    onError: (cause) => console.warn('The club could not be saved', cause),
  });
  return (
    <>
      <Button busy={save.isPending} onClick={() => save.mutate(null)}>
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
              save.mutate(passphrase);
            }}
          />
        )}
      </DialogButton>
      <DialogButton
        label={i18n.t('Hand over…')}
        title={i18n.t('Hand {club} over to a service', { club: club.name })}
      >
        {() => (
          <p>
            {i18n.t(
              'Save the club to a file and give it to the person who runs the service, who stores it and makes you a key. Connect with that key: matches, players and insights are there, under the same addresses. Matches that you add here afterwards stay on this device.',
            )}
          </p>
        )}
      </DialogButton>
      <span role="status" className="quiet">
        {save.isIdle ? unsavedText(club) : null}
        {save.isPending ? i18n.t('Making the file…') : null}
        {save.isSuccess
          ? `${i18n.t('The file is with your downloads.')} ${protectionText(save.variables !== null)}`
          : null}
      </span>
      {save.isError ? (
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

/** The changes since the club was saved. */
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

interface OpenSavedClubProps {
  disabled: boolean;
  /** At the end of the button's row. */
  children: ReactNode;
  onOpened: (club: Club) => void;
}

interface Opening {
  file: File;
  replace?: boolean;
  passphrase?: string | null;
}

/** Opens a saved club's file; asks before it replaces a club on this device. */
export function OpenSavedClub({ disabled, onOpened, children }: OpenSavedClubProps) {
  const { device } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, variables, data, reset, isPending, isError } = useMutation({
    mutationFn: ({ file, replace = false, passphrase = null }: Opening) =>
      device.ask('openFile', file, replace, passphrase),
    onSuccess: (opened) => opened.kind === 'opened' && onOpened(opened.club),
    onError: (cause) => console.warn('The file could not be opened', cause),
  });
  const opened = isError ? 'failed' : data;
  return (
    <>
      <div className="row">
        <Button disabled={disabled} busy={isPending} onClick={() => input.current?.click()}>
          {i18n.t('Open a saved club…')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={i18n.t('File of a saved club')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) mutate({ file });
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <span role="status" className="quiet">
          {isPending ? i18n.t('Reading {file}…', { file: variables.file.name }) : null}
        </span>
        {children}
      </div>
      {variables && opened ? (
        <Outcome
          file={variables.file.name}
          opened={opened}
          onReplace={() => mutate({ ...variables, replace: true })}
          onPassphrase={(passphrase) => mutate({ file: variables.file, passphrase })}
          onLeave={reset}
        />
      ) : null}
    </>
  );
}

interface OutcomeProps {
  file: string;
  opened: Opened | 'failed';
  onReplace: () => void;
  onPassphrase: (typed: string) => void;
  onLeave: () => void;
}

function Outcome({ file, opened, onReplace, onPassphrase, onLeave }: OutcomeProps) {
  if (opened === 'failed') {
    return (
      <ErrorPanel
        title={i18n.t('The club could not be stored')}
        message={i18n.t(
          'The storage of this browser is full or blocked. Nothing of {file} was stored, and no other data was changed: free some space, and open it again.',
          { file },
        )}
      />
    );
  }
  if (opened.kind === 'refused') {
    return (
      <ErrorPanel
        title={i18n.t('{file} is not opened', { file })}
        message={`${refusalText(opened.refusal)} ${i18n.t('Nothing was changed.')}`}
      />
    );
  }
  if (opened.kind === 'opened') return null;
  if (opened.kind === 'locked') {
    return <Locked file={file} isWrong={opened.isWrong} onPassphrase={onPassphrase} />;
  }
  const { club, here, unsaved, inFile } = opened;
  return (
    <ErrorPanel
      title={i18n.t('{club} is on this device already', { club: club.name })}
      message={i18n.t(
        'Here it has {here, plural, one {# match} other {# matches}}, in the file {inFile, plural, one {# match} other {# matches}}. The file replaces the club on this device; {unsaved, plural, =0 {no change} one {# change} other {# changes}} that you made here since you last saved it would be lost.',
        { here, inFile, unsaved },
      )}
    >
      <Button onClick={onLeave}>{i18n.t('Keep the club on this device')}</Button>
      <Button onClick={onReplace}>{i18n.t('Replace it with the file')}</Button>
    </ErrorPanel>
  );
}

interface LockedProps {
  file: string;
  isWrong: boolean;
  onPassphrase: (typed: string) => void;
}

function Locked({ file, isWrong, onPassphrase }: LockedProps) {
  const [typed, type] = useState('');
  return (
    <FieldForm onSubmit={() => onPassphrase(typed)}>
      <TextField
        type="password"
        label={i18n.t('{file} opens with its passphrase', { file })}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {isWrong ? (
        <p role="alert">
          {i18n.t(
            'The passphrase does not open this file: it is another one, or the file was changed. Nothing was changed here.',
          )}
        </p>
      ) : null}
      <FormActions>
        <Button type="submit" disabled={typed === ''}>
          {i18n.t('Open')}
        </Button>
      </FormActions>
    </FieldForm>
  );
}

function refusalText(refusal: (Opened & { kind: 'refused' })['refusal']): string {
  switch (refusal.reason) {
    case 'no club':
      return i18n.t(
        'It is no club that Boxout has saved. Match files are opened with the button above.',
      );
    case 'newer':
      return i18n.t(
        'A newer Boxout saved this file (version {version} of its data). Reload this page while you are online, or open the file in that Boxout.',
        { version: refusal.version },
      );
    case 'newer format':
      return i18n.t('A newer Boxout protected this file. Open it with that version.');
    case 'damaged':
      return i18n.t('It is damaged: it was cut short, or changed, on its way. Take another copy.');
  }
}
