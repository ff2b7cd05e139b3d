import { serviceWord } from './service-word.ts';

const words: Record<string, string> = {
  home: /* i18n */ 'home',
  away: /* i18n */ 'away',
  neutral: /* i18n */ 'neutral court',
};

/** Where a team plays, in a word; a word of the service that is not known is shown as it came. */
export function matchPlaceText(homeAway: string): string {
  return serviceWord(words, homeAway);
}
