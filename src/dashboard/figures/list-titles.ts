import type { Summary } from '../../contract/insight.ts';

/** What the three lists are called. */
export const listTitles: Record<keyof Summary, string> = {
  whatsWorking: /* i18n */ 'What’s working',
  focusAreas: /* i18n */ 'Focus areas',
  suggestions: /* i18n */ 'Suggestions',
};
