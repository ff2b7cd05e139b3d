import type { Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import { type Chosen, chooseFindings, listsOf } from './choose.ts';
import { teamFacts } from './facts/facts.ts';
import type { Season } from './season.ts';

/** Beside the match as a whole at most four of each sign, each worth two points in round numbers and beyond the ordinary swing. */
const limits = { most: 4, leastPoints: 1.5, leastDeviations: 1.1 };

/** The findings that the team's text tells, in order. */
export function chosenTeamFacts(season: Season): Chosen {
  return chooseFindings(
    Object.values(teamFacts).flatMap((fact) => fact(season) ?? []),
    limits,
  );
}

/** The team's three lists; a list without a finding is empty. */
export function teamSummary({ match }: Season, chosen: Chosen, language: Language): Summary {
  return listsOf(chosen, match, language);
}
