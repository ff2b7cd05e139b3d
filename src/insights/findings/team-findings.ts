import type { Summary } from '../../contract/insight.ts';
import type { Season } from '../ratings/season.ts';
import { benchFindings } from './bench.ts';
import { chooseFindings } from './choose.ts';
import { clutchFindings } from './clutch.ts';
import type { Finding } from './finding.ts';
import { foulTroubleFindings } from './foul-trouble.ts';
import { freeThrowFindings } from './free-throws.ts';
import { lineUpFindings } from './line-ups.ts';
import { nothingSpecial } from './nothing-special.ts';
import { paceFinding } from './pace.ts';
import { passingFindings } from './passing.ts';
import { periodFindings } from './periods.ts';
import { reboundFindings } from './rebounding.ts';
import { runFindings } from './runs.ts';
import { scorerFindings } from './scorers.ts';
import { shotMixFindings } from './shot-mix.ts';
import { summaryOf } from './summary.ts';
import { transitionFindings } from './transition.ts';
import { turnoverFindings } from './turnovers.ts';
import { shootingFindings } from './zones.ts';

/** At most four of each sign, each worth two points in round numbers and beyond the ordinary swing of its number. */
const limits = { most: 4, leastPoints: 1.5, leastDeviations: 1.1 };

/** Every fact of a match that the data holds, before any is chosen. */
function teamFindings(season: Season): Finding[] {
  return [
    ...shootingFindings(season, 'team'),
    ...shootingFindings(season, 'opponent'),
    ...shotMixFindings(season),
    ...freeThrowFindings(season),
    ...turnoverFindings(season),
    ...reboundFindings(season),
    ...transitionFindings(season),
    ...passingFindings(season),
    ...periodFindings(season),
    ...runFindings(season),
    ...clutchFindings(season),
    ...lineUpFindings(season),
    ...foulTroubleFindings(season),
    ...benchFindings(season),
    ...scorerFindings(season),
    ...paceFinding(season),
  ];
}

/** The findings that the team's text tells, those worth most first. */
export function chosenTeamFindings(season: Season): { gains: Finding[]; losses: Finding[] } {
  return chooseFindings(teamFindings(season), limits);
}

/** The team's three lists; a list without a finding says honestly that there was none. */
export function teamSummary(season: Season): Summary {
  const chosen = chosenTeamFindings(season);
  const { id, opponentName } = season.match;
  const summary = summaryOf(chosen, { matchId: id, opponentName });
  return nothingSpecial(season, summary);
}
