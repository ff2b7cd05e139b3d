import { i18n } from '@lingui/core';

/** The translation of a word from the service; one missing in `words` is returned as sent. */
export function serviceWord(words: Readonly<Record<string, string>>, word: string): string {
  const known = Object.hasOwn(words, word) ? words[word] : undefined;
  return known ? i18n.t(known) : word;
}

const words: Record<string, string> = {
  home: /* i18n */ 'home',
  away: /* i18n */ 'away',
  neutral: /* i18n */ 'neutral court',
};

/** Home, away or neutral; an unknown word is returned as sent. */
export function matchPlaceText(homeAway: string): string {
  return serviceWord(words, homeAway);
}
