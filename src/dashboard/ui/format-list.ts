import { inLanguage } from './in-language.ts';

const listFormat = inLanguage((locales) => new Intl.ListFormat(locales));

/** Names in a row: "Ana, Berta, and Carla". */
export function formatList(names: readonly string[]): string {
  return listFormat().format(names);
}
