import { i18n } from '@lingui/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Club } from '../../contract/club.ts';
import { addingStateQuery, useAddingClient } from '../api/adding.ts';
import { CareButton } from '../figures/CareButton.tsx';
import { CareForm, useCareFields } from '../figures/CareForm.tsx';
import { CarePart } from '../figures/CarePart.tsx';
import { FailedAct } from '../figures/FailedAct.tsx';
import { TypedName } from '../figures/TypedName.tsx';
import { UndoAdding } from '../figures/UndoAdding.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { FormActions, Hint, TextField } from '../ui/Fields.tsx';
import { formatDateTime } from '../ui/format.ts';

/** What a recorder may change of the club: its name, a copy of it as a file, the last adding. */
export function ClubCare({ club }: { club: Club }) {
  return (
    <CareButton title={i18n.t('Change {name}', { name: club.name })}>
      {(close) => (
        <>
          <Rename club={club} onDone={close} />
          <LastAdding onDone={close} />
          <Export club={club} />
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
  const save = useMutation({
    mutationFn: () => adding.exportClub(club.name),
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
      <TypedName
        name={club.name}
        label={save.isPending ? i18n.t('Making the file…') : i18n.t('Save the file')}
        busy={save.isPending}
        onConfirm={() => save.mutate()}
      />
      <p role="status">{save.isSuccess ? i18n.t('The file is with your downloads.') : null}</p>
      <FailedAct error={save.error} />
    </CarePart>
  );
}
