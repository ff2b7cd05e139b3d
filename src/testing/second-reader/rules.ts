import type { Rule } from './reading.ts';
import { besideCountRules, countRules } from './rules-counts.ts';
import { directionRules } from './rules-direction.ts';
import { marginRules } from './rules-margin.ts';
import { peopleRules } from './rules-people.ts';
import { playerRules } from './rules-player.ts';
import { besideRules, shotRules } from './rules-shots.ts';
import { stretchRules } from './rules-stretch.ts';
import type { ListName } from './written.ts';

const facts: readonly Rule[] = [
  ...marginRules,
  ...peopleRules,
  ...playerRules,
  ...stretchRules,
  ...shotRules,
  ...countRules,
  ...besideRules,
  ...besideCountRules,
  ...directionRules,
];

/** The rules of each list, the most particular first. */
export const rules: Readonly<Record<ListName, readonly Rule[]>> = {
  whatsWorking: facts,
  focusAreas: facts,
  suggestions: [],
  rating: facts,
};
