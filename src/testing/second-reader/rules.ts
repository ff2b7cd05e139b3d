import type { Rule } from './reading.ts';
import { stretchRules } from './rules-stretch.ts';
import type { ListName } from './written.ts';

const facts: readonly Rule[] = [...stretchRules];

/** The rules of each list, the most particular first. */
export const rules: Readonly<Record<ListName, readonly Rule[]>> = {
  whatsWorking: facts,
  focusAreas: facts,
  suggestions: [],
  rating: facts,
};
