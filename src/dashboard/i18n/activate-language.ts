import { i18n, type Messages } from '@lingui/core';
import { compileSentence } from './compile-sentence.ts';
import { type Language, localesOf } from './language.ts';

// English has no catalogue: its sentences are compiled from the code when they are rendered.
i18n.setMessagesCompiler((sentence) =>
  sentence.includes('{') ? compileSentence(sentence) : [sentence],
);
// Error messages need a language too, and a call may fail before another one has loaded.
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** Other languages load on request. Throws if the file can't be loaded. */
const catalogues: Record<Language, () => Promise<Messages>> = {
  en: async () => ({}),
  es: async () => (await import('./es.po')).messages,
};

/**
 * Sets the language of `i18n.t`, numbers and dates; await it before rendering. Throws if the
 * language's file can't be loaded: then nothing changes.
 * @param page the element with the `lang` attribute, `<html>`
 * @param isWanted called once the file has loaded, since the coach may have chosen again meanwhile
 */
export async function activateLanguage(
  page: Pick<HTMLElement, 'lang'>,
  language: Language,
  preferred: readonly string[],
  isWanted = () => true,
): Promise<void> {
  const messages = await catalogues[language]();
  if (!isWanted()) return;
  page.lang = language;
  i18n.loadAndActivate({ locale: language, locales: localesOf(language, preferred), messages });
}
