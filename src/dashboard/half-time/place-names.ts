import type { ShotPlace } from './shot-places.ts';

/** To be shown in the coach's language: at a row, and within a line. */
export const placeNames: Record<ShotPlace | 'line', { row: string; within: string }> = {
  rim: { row: /* i18n */ 'Rim', within: /* i18n */ 'rim' },
  inside: { row: /* i18n */ 'Paint, mid', within: /* i18n */ 'inside' },
  two: { row: /* i18n */ 'Two', within: /* i18n */ 'twos' },
  three: { row: /* i18n */ 'Three', within: /* i18n */ 'threes' },
  line: { row: /* i18n */ 'Line', within: /* i18n */ 'line' },
};
