/** The languages of the dashboard, each with its native name. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const;
export type Language = (typeof languages)[number]['code'];

const keptAs = 'boxout.language';

const isLanguage = (word: string | null | undefined): word is Language =>
  languages.some(({ code }) => code === word);

const languageOf = (locale: string) => locale.split('-')[0]?.toLowerCase();

/**
 * The language chosen on this device; otherwise the first of the browser's that is supported, or English. @param
 * preferred the browser's languages, for instance "es-AR"
 */
export function readLanguage(
  storage: Pick<Storage, 'getItem'>,
  preferred: readonly string[],
): Language {
  const stored = storage.getItem(keptAs);
  return isLanguage(stored) ? stored : (preferred.map(languageOf).find(isLanguage) ?? 'en');
}

/** Stores the language on this device. */
export function saveLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  storage.setItem(keptAs, language);
}

/** Some systems report names that no formatter accepts, such as "en-US@posix". */
const isLocale = (text: string) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(text);

/** The first language in a `Content-Language` header, "es-AR"; `undefined` if none. */
export function languageTagOf(contentLanguage: string | null): string | undefined {
  const [first = ''] = (contentLanguage ?? '').split(',');
  return isLocale(first.trim()) ? first.trim() : undefined;
}

/** Whether two tags have the same language, as "en-GB" and "en" do. */
export function isSameLanguage(a: string, b: string): boolean {
  return languageOf(a) === languageOf(b);
}

/**
 * Locales for numbers and dates: the browser's variety of the language, such as "es-AR", before the language itself.
 */
export function localesOf(language: Language, preferred: readonly string[]): string[] {
  const varieties = preferred.filter((locale) => languageOf(locale) === language);
  return [...varieties.filter(isLocale), language];
}
