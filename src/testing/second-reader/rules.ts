import type { Context, Rule } from './reading.ts';
import { besideCountRules } from './rules-beside.ts';
import { countRules } from './rules-counts.ts';
import { directionRules } from './rules-direction.ts';
import { marginRules } from './rules-margin.ts';
import { onCourtRules } from './rules-on-court.ts';
import { peopleRules } from './rules-people.ts';
import { playerRules } from './rules-player.ts';
import { ratingRules } from './rules-rating.ts';
import { playerRatingRules } from './rules-rating-player.ts';
import { besideRules, shotRules } from './rules-shots.ts';
import { streakRules } from './rules-streak.ts';
import { stretchRules } from './rules-stretch.ts';
import { lengthRules, verdictRules } from './rules-verdict.ts';

const facts: readonly Rule[] = [
  ...verdictRules,
  ...marginRules,
  ...onCourtRules,
  ...peopleRules,
  ...playerRules,
  ...streakRules,
  ...stretchRules,
  ...lengthRules,
  ...shotRules,
  ...countRules,
  ...besideRules,
  ...besideCountRules,
  ...directionRules,
];

const ratings: readonly Rule[] = [...ratingRules, ...facts];
const playersRatings: readonly Rule[] = [...ratingRules, ...playerRatingRules, ...playerRules];

/** The rules that an item is read by, the most particular first. What to practise is read elsewhere. */
export function rulesFor({ list, playerId }: Context['item']): readonly Rule[] {
  if (list === 'suggestions') return [];
  if (list === 'rating') return playerId === undefined ? ratings : playersRatings;
  return facts;
}
