import { i18n } from '@lingui/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Club } from '../../contract/club.ts';
import { addingStateQuery, useAddingClient } from '../api/adding.ts';
import { useIsOnDevice, useSession } from '../api/session-context.ts';
import { CareButton } from '../figures/CareButton.tsx';
import { CareForm, useCareFields } from '../figures/CareForm.tsx';
import { CarePart } from '../figures/CarePart.tsx';
import { FailedAct } from '../figures/FailedAct.tsx';
import { protectionText, usePassphrase } from '../figures/passphrase.tsx';
import { TypedName } from '../figures/TypedName.tsx';
import { UndoAdding } from '../figures/UndoAdding.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { CheckField, FormActions, Hint, TextField } from '../ui/Fields.tsx';
import { formatDateTime } from '../ui/format.ts';
import { ClubTrail } from './ClubTrail.tsx';

/** What a recorder may change of the club: its name, a copy of it as a file, the last adding. */
export function ClubCare({ club }: { club: Club }) {
  const isOnDevice = useIsOnDevice();
  return (
    <CareButton title={i18n.t('Change {name}', { name: club.name })}>
      {(close) => (
        <>
          <Rename club={club} onDone={close} />
          <LastAdding onDone={close} />
          <Export club={club} />
          {isOnDevice ? null : (
            <CarePart title={i18n.t('History of the club')}>
              <ClubTrail />
            </CarePart>
          )}
        </>
      )}
    </CareButton>
  );
}

function Rename({ club: { name }, onDone }: { club: Club; onDone: () => void }) {
  const { changes, isEmptied, of } = useCareFields({ name });
  const typed = changes?.name;
  return (
    <CareForm
      act={typed && !isEmptied ? { name: 'changeClub', body: { name: typed } } : null}
      onDone={onDone}
    >
      <TextField label={i18n.t('Name')} required {...of('name')} />
    </CareForm>
  );
}

function LastAdding({ onDone }: { onDone: () => void }) {
  const state = useQuery(addingStateQuery(useAddingClient()));
  const last = state.data?.last;
  if (!last) return null;
  return (
    <CarePart title={i18n.t('The last adding')}>
      <Hint>
        {i18n.t('Of {when}: {added} added, {replaced} replaced.', {
          when: formatDateTime(last.addedAt),
          added: last.added,
          replaced: last.replaced,
        })}
      </Hint>
      <FormActions>
        <UndoAdding last={last} onUndone={onDone} />
      </FormActions>
    </CarePart>
  );
}

function Export({ club }: { club: Club }) {
  const adding = useAddingClient();
  const { device } = useSession();
  const [isProtected, protect] = useState(false);
  const { fields, passphrase } = usePassphrase();
  const save = useMutation({
    async mutationFn() {
      const file = await adding.exportClub(club.name);
      return isProtected && passphrase !== null ? device.ask('protect', file, passphrase) : file;
    },
    networkMode: 'always',
    onSuccess: (file) => downloadFile(`${club.name}.boxout`, file.type, file),
  });
  return (
    <CarePart title={i18n.t('The club as one file')}>
      <Hint>
        {i18n.t(
          'Matches, sheets, plays and texts, with every name; no keys. Keep it where only the club can read it.',
        )}
      </Hint>
      <CheckField
        label={i18n.t('Protect the file with a passphrase')}
        checked={isProtected}
        onChange={({ target }) => {
          save.reset();
          protect(target.checked);
        }}
      />
      {isProtected ? fields : null}
      <TypedName
        name={club.name}
        label={save.isPending ? i18n.t('Making the file…') : i18n.t('Save the file')}
        busy={save.isPending || (isProtected && passphrase === null)}
        onConfirm={() => save.mutate()}
      />
      <p role="status">
        {save.isSuccess
          ? `${i18n.t('The file is with your downloads.')} ${protectionText(isProtected)}`
          : null}
      </p>
      <FailedAct error={save.error} />
    </CarePart>
  );
}
