import { i18n } from '@lingui/core';
import { isWellFormedKey } from '../../contract/api-key-format.ts';

/** What a pasted text is, judged without a call. */
export type TypedKey =
  | { use: 'yes' | 'after a warning'; key: string; warning: string | null }
  /** `key` if it may be valid nevertheless, since an operator can choose any key. */
  | { use: 'no'; title: string; message: string; key?: string };

/** A key without copied extras: the header's name and scheme, quotes, blanks and zero-width characters. */
const cleaned = (typed: string): string =>
  typed
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .trim()
    .replace(/^(?:authorization\s*:\s*)?bearer\s+/i, '')
    .replace(/^(["'`“”‘’])(.*)["'`“”‘’]$/s, '$2')
    .trim();

/**
 * Checks a pasted key. A Boxout key has a checksum, which finds typos at once; other services' keys may have any form and are
 * tried unchecked.
 */
export function readTypedKey(typed: string): TypedKey {
  const key = cleaned(typed);
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return {
      use: 'no',
      title: key === '' ? i18n.t('No key yet') : i18n.t('This is no key'),
      message: i18n.t('Paste the key as it was shown: one word, without blanks.'),
    };
  }
  if (isWellFormedKey(key)) return { use: 'yes', key, warning: null };
  if (key.startsWith('bxo_')) {
    return {
      use: 'no',
      key,
      title: i18n.t('There is a typo in this key'),
      message: i18n.t(
        'A character is wrong, missing or too many. Copy the whole key and paste it again.',
      ),
    };
  }
  return {
    use: 'after a warning',
    key,
    warning: i18n.t(
      'This key has another form than those of Boxout’s own service. It is tried as it is.',
    ),
  };
}

/**
 * Characters. The second half of a Boxout key has 31 and no checksum. A key chosen by an operator may be as short
 * (`DEMO_API_KEY`): then the button opens it.
 */
const leastLength = 32;

/** Whether a text is certainly a complete key: its checksum is right, and it is more than half as long as ours. */
export function looksWhole(typed: string): boolean {
  return cleaned(typed).length >= leastLength && readTypedKey(typed).use !== 'no';
}
