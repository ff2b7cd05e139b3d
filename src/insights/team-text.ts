import type { Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import { type Chosen, chooseFindings, listsOf, withoutEmptyLists } from './choose.ts';
import { teamFacts } from './facts/facts.ts';
import { totalsOf } from './finished-match.ts';
import { counted } from './numbers.ts';
import { enoughMatches } from './reference.ts';
import type { Season } from './season.ts';
import { Voice } from './voice.ts';

/** At most four of each sign, each worth two points in round numbers and beyond the ordinary swing of its number. */
const limits = { most: 4, leastPoints: 1.5, leastDeviations: 1.1 };

/** The findings that the team's text tells, those worth most first. */
export function chosenTeamFacts(season: Season): Chosen {
  return chooseFindings(
    Object.values(teamFacts).flatMap((fact) => fact(season) ?? []),
    limits,
  );
}

/** The team's three lists; a list without a finding says honestly that there was none. */
export function teamSummary(season: Season, chosen: Chosen, language: Language): Summary {
  const { match, earlier } = season;
  const voice = new Voice({
    language,
    matchId: match.id,
    name: 'nothing special',
    opponent: match.opponentName,
  });
  const { team, opponent } = totalsOf(match);
  const values = {
    score:
      team.points === null || opponent.points === null
        ? `match of ${counted(match.rules.regulationPeriods, 'period')}`
        : `${team.points}–${opponent.points}`,
    beside:
      earlier.length < enoughMatches
        ? 'what is ordinary at this level (2 points or more)'
        : `the ${earlier.length} matches before (by 2 points or more)`,
  };
  return withoutEmptyLists(listsOf(chosen, match, language), {
    whatsWorking: () => voice.say('working', nothing.working, values),
    focusAreas: () => voice.say('focus', nothing.focus, values),
    suggestions: () => voice.say('practice', nothing.practice, values),
  });
}

const nothing = {
  working: [
    'In this {score}, no single number stood out as better than {beside}.',
    'Nothing special in this {score}: no number was clearly better than {beside}.',
  ],
  focus: [
    'In this {score}, no single number was clearly worse than {beside}.',
    'Nothing to mend stands out of this {score}: no number was clearly worse than {beside}.',
  ],
  practice: [
    'Nothing to repair from this {score}: keep to your plan for the week.',
    'This {score} sets no homework: give 20 minutes to what the plan of the season asks.',
  ],
} as const;
