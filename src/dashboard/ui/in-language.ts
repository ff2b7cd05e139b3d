import { i18n } from '@lingui/core';

/**
 * Something that is made for a language, for instance a formatter, which costs more to make than to use a thousand
 * times: the answer is that of the language shown now, made once for each change of it.
 */
export function inLanguage<Made>(make: (locales: string | string[]) => Made): () => Made {
  let last: { locales: string | string[]; made: Made } | undefined;
  return () => {
    const locales = i18n.locales ?? i18n.locale;
    if (last?.locales !== locales) last = { locales, made: make(locales) };
    return last.made;
  };
}
