import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FieldForm, FormActions, TextField } from '../ui/Fields.tsx';

interface TypedNameProps {
  /** What has to be typed. */
  name: string;
  /** The button's label. */
  label: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Blanks at the ends and twice in a row are no difference. */
const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** A button that can be pressed once a name is typed: what it does can't be taken back. */
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
        <Button type="submit" disabled={!isTyped || busy}>
          {label}
        </Button>
      </FormActions>
    </FieldForm>
  );
}
