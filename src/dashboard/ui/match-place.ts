import { i18n } from '@lingui/core';

const words: Record<string, string> = {
  home: /* i18n */ 'home',
  away: /* i18n */ 'away',
  neutral: /* i18n */ 'neutral',
};

/** Where a team plays, in a word; a word of the service that is not known is shown as it came. */
export function matchPlaceText(homeAway: string): string {
  const known = Object.hasOwn(words, homeAway) ? words[homeAway] : undefined;
  return known ? i18n.t(known) : homeAway;
}
