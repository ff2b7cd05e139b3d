import { i18n } from '@lingui/core';
import { isWellFormedKey } from '../../contract/api-key-format.ts';

/** What a pasted key looks like, without a call. */
export type TypedKey =
  | { use: 'yes' | 'after a warning'; key: string; warning: string | null }
  /** `key` if it may be valid all the same: an operator can choose any key. */
  | { use: 'no'; title: string; message: string; key?: string };

/** A key without what a copy brings along: the header's name and scheme, quotes, blanks and marks without width. */
const cleaned = (typed: string): string =>
  typed
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .trim()
    .replace(/^(?:authorization\s*:\s*)?bearer\s+/i, '')
    .replace(/^(["'`“”‘’])(.*)["'`“”‘’]$/s, '$2')
    .trim();

/**
 * Checks a pasted key. A key of Boxout's own service carries a checksum, so a typo in it is found at
 * once; another service may have keys of any form, so those are tried unchecked.
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
 * In characters. The second half of a Boxout key, pasted in two goes, has 31 and no checksum to check. A chosen key may be
 * as short (`DEMO_API_KEY`): that one waits for the button.
 */
const leastLength = 32;

/** Whether a text is surely a whole key: no typo by its checksum, and more than half a key long. */
export function looksWhole(typed: string): boolean {
  return cleaned(typed).length >= leastLength && readTypedKey(typed).use !== 'no';
}
