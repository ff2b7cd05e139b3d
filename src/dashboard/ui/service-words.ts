import { i18n } from '@lingui/core';

/** A word of the service as the catalogue has it; one that `words` does not know is shown as it came. */
export function serviceWord(words: Readonly<Record<string, string>>, word: string): string {
  const known = Object.hasOwn(words, word) ? words[word] : undefined;
  return known ? i18n.t(known) : word;
}

const words: Record<string, string> = {
  home: /* i18n */ 'home',
  away: /* i18n */ 'away',
  neutral: /* i18n */ 'neutral court',
};

/** Where a team plays, in a word; a word of the service that is not known is shown as it came. */
export function matchPlaceText(homeAway: string): string {
  return serviceWord(words, homeAway);
}
