import { inLanguage } from './in-language.ts';

/** Orders names as the language does, and shirt numbers by their worth. */
export const collator = inLanguage((locales) => new Intl.Collator(locales, { numeric: true }));
