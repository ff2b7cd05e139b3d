import { i18n } from '@lingui/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Club } from '../../contract/club.ts';
import type { Trail } from '../../contract/edits.ts';
import { useAddingClient, useFresh } from '../api/adding.ts';
import { useIsOnDevice, useSession } from '../api/session-context.ts';
import { CareButton, CareForm, CarePart, TypedName, useCareFields } from '../figures/CareForm.tsx';
import { protectionText, usePassphrase } from '../figures/passphrase.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { UndoAdding } from '../figures/UndoAdding.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { CheckField, FormActions, Hint, TextField } from '../ui/Fields.tsx';
import { formatDateTime } from '../ui/format.ts';

/** Edits the club: its name, a copy of it as a file, undoing the last import. */
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
  const last = useFresh({ name: 'describeAdding' }).data?.last;
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
      <MutationError error={save.error} />
    </CarePart>
  );
}

/** The log of imports, edits, erasures and exports, latest first. */
function ClubTrail() {
  const trail = useFresh({ name: 'readTrail' });
  if (trail.error) return <MutationError error={trail.error} />;
  if (trail.data === undefined) return <Hint role="status">{i18n.t('Loading…')}</Hint>;
  const { entries } = trail.data;
  if (entries.length === 0) return <Hint>{i18n.t('Nothing yet.')}</Hint>;
  return (
    <>
      <Hint>{i18n.t('The last two years; one line for each day, action and key.')}</Hint>
      <ul aria-label={i18n.t('History of the club')}>
        {entries.map(({ act, by, count, lastAt }) => (
          <li key={`${lastAt} ${act} ${by}`}>
            {[
              formatDateTime(lastAt),
              `${i18n.t(actNames[act])}: ${count}`,
              by ?? i18n.t('by a command'),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}

const actNames: Record<Trail['entries'][number]['act'], string> = {
  added: /* i18n */ 'Matches added',
  undone: /* i18n */ 'Matches undone',
  edited: /* i18n */ 'Edited',
  deleted: /* i18n */ 'Deleted',
  erased: /* i18n */ 'Names erased',
  exported: /* i18n */ 'Saved as a file',
  'backed up': /* i18n */ 'Backed up',
  restored: /* i18n */ 'Restored',
  'key made': /* i18n */ 'Key made',
  'key revoked': /* i18n */ 'Key revoked',
};
