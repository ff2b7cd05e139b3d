import { i18n } from '@lingui/core';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { useEdit } from '../api/adding.ts';
import type { AddingAct } from '../api/adding-client.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { FieldForm, FormActions, TextField } from '../ui/Fields.tsx';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import styles from './CareForm.module.css';
import { MutationError } from './QueryState.tsx';

/** Text fields of an edit, by name. @param read the stored values when the form opens */
export function useCareFields<Name extends string>(read: Readonly<Record<Name, string>>) {
  const [stored] = useState(read);
  const [fields, setFields] = useState(stored);
  const changes: Partial<Record<Name, string>> = {};
  for (const name in stored) {
    const text = fields[name].trim();
    if (text !== stored[name]) changes[name] = text;
  }
  const texts = Object.values(changes);
  return {
    /** The changed fields, trimmed; `null` if none changed. */
    changes: texts.length > 0 ? changes : null,
    /** Whether a field was emptied, which names do not allow. */
    isEmptied: texts.includes(''),
    /** The value and change handler of a field. */
    of: (name: Name) => ({
      value: fields[name],
      maxLength: 200,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setFields({ ...fields, [name]: target.value }),
    }),
  };
}

/** A player among others of the same name: "#7 Ana Berg (3 matches)". */
export const personText = (number: string | undefined, name: string, more = '') =>
  [number ? `#${number}` : '', name, more].filter(Boolean).join(' ');

/** A name in match files with the number of its matches. */
export const nameText = (name: string, count: number) =>
  i18n.t('{name} ({count, plural, one {# match} other {# matches}})', { name, count });

interface CareFormProps {
  /** `null` if there is nothing to save. */
  act: AddingAct | null;
  onDone: () => void;
  /** Beside the button. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields with a button that saves them. */
export function CareForm({ act, onDone, hint, children }: CareFormProps) {
  const edit = useEdit(onDone);
  return (
    <FieldForm onSubmit={() => act && edit.mutate(act)}>
      {children}
      <FormActions>
        <Button type="submit" kind="primary" disabled={!act} busy={edit.isPending}>
          {i18n.t('Save')}
        </Button>
        {hint}
      </FormActions>
      <MutationError error={edit.error} />
    </FieldForm>
  );
}

/** An edit that is rarely needed: closed by default. */
export function CarePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <OpenedDetails summary={title}>
      {() => <div className={`grid ${styles.part}`}>{children}</div>}
    </OpenedDetails>
  );
}

/** The quiet button of a page that opens a recorder's edits in a dialog. */
export const CareButton = (props: Omit<ComponentProps<typeof DialogButton>, 'label'>) => (
  <DialogButton label={i18n.t('Change…')} {...props} />
);

interface TypedNameProps {
  name: string;
  label: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Ignores leading, trailing and repeated blanks. */
const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** A button that is enabled once a name is typed, for actions that can't be undone. */
export function TypedName({ name, label, busy, onConfirm }: TypedNameProps) {
  const [typed, setTyped] = useState('');
  const isTyped = plain(typed) === plain(name);
  return (
    <FieldForm onSubmit={() => isTyped && onConfirm()}>
      <TextField
        label={i18n.t('Type “{name}” to confirm', { name })}
        value={typed}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormActions>
        <Button type="submit" disabled={!isTyped} busy={busy}>
          {label}
        </Button>
      </FormActions>
    </FieldForm>
  );
}
