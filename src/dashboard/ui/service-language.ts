import { i18n } from '@lingui/core';
import { createContext } from 'react';
import { isSameLanguage } from '../i18n/language.ts';

/**
 * The language of a service's texts if it differs from the page's, with a note to show beside them, and for the attribute
 * `lang` ('' = unknown); `null` if it does not. A service that does not send
 * one is assumed to write English, as the sample of the published reference does, if the page is English too.
 * @param sent the service's `Content-Language`, for instance "en"
 */
export function otherLanguageOf(sent: string | undefined) {
  const shown = i18n.locale;
  if (isSameLanguage(sent ?? 'en', shown)) return null;
  if (sent === undefined) {
    const note = i18n.t('In the service’s own language: it does not say which one that is.');
    return { lang: '', note };
  }
  const language = new Intl.DisplayNames([shown], { type: 'language' }).of(sent) ?? sent;
  return { lang: sent, note: i18n.t('Written by the service in {language}.', { language }) };
}

/** The language that the service's texts below are marked with; `undefined` = the page's. */
export const ServiceLanguage = createContext<string | undefined>(undefined);
