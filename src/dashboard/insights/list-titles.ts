import type { Summary } from '../../contract/insight.ts';

/** What the three lists are called. */
export const listTitles: Record<keyof Summary, string> = {
  whatsWorking: "What's working",
  focusAreas: 'Focus areas',
  suggestions: 'Suggestions',
};
