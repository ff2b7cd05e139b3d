import { i18n } from '@lingui/core';
import { createContext } from 'react';
import { isSameLanguage } from '../i18n/language.ts';

/** What a reader is told of texts that are not, or perhaps not, in the language of the page. */
interface OtherLanguage {
  /** For the attribute `lang`: '' = unknown. */
  lang: string;
  /** Stands beside the texts. */
  note: string;
}

/**
 * How a service's texts stand to the page's language; `null` where they are in it. A service that does not say which it
 * writes is taken to write English, as the sample of the published reference does, where the page is English too.
 * @param sent what the service says (`Content-Language`), for instance "en"
 */
export function otherLanguageOf(sent: string | undefined): OtherLanguage | null {
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
