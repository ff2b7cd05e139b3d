import type { ShotPlace } from './shot-places.ts';

/** To be shown in the coach's language. */
export const placeNames: Record<ShotPlace | 'line', string> = {
  rim: /* i18n */ 'Rim',
  inside: /* i18n */ 'Paint, mid',
  two: /* i18n */ 'Two',
  three: /* i18n */ 'Three',
  line: /* i18n */ 'Line',
};
