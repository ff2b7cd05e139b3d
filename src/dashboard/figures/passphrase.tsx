import { i18n } from '@lingui/core';
import { type ReactNode, useState } from 'react';
import { shortestPassphrase } from '../../contract/protected-file.ts';
import { Hint, TextField } from '../ui/Fields.tsx';

/** Fields for a new passphrase, and its value once it is long enough and was typed twice. */
export function usePassphrase(): { fields: ReactNode; passphrase: string | null } {
  const [typed, type] = useState('');
  const [again, typeAgain] = useState('');
  const isLong = [...typed].length >= shortestPassphrase;
  const fields = (
    <>
      <TextField
        type="password"
        autoComplete="new-password"
        label={i18n.t('Passphrase')}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        label={i18n.t('The same passphrase again')}
        value={again}
        aria-invalid={again !== '' && again !== typed}
        onChange={({ target }) => typeAgain(target.value)}
      />
      <Hint>
        {i18n.t(
          'At least {count} characters; four or five words are good. Nobody can open the file without it, and nobody can recover it.',
          { count: shortestPassphrase },
        )}
      </Hint>
    </>
  );
  return { fields, passphrase: isLong && typed === again ? typed : null };
}

/** Whether a saved file opens without a passphrase, in words. */
export const protectionText = (isProtected: boolean) =>
  isProtected
    ? i18n.t('It opens with the passphrase only.')
    : i18n.t('It is not protected: anyone who has the file can read it.');
