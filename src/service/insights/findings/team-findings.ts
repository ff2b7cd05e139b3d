import type { Summary } from '../../../contract/insight.ts';
import type { Season } from '../ratings/season.ts';
import { periodFindings, runFinding } from './course.ts';
import { opponentShooting, teamPassing } from './passing-and-defence.ts';
import { teamPossession } from './possession.ts';
import { teamShooting } from './shooting.ts';
import { benchFinding, leaderFindings } from './squad.ts';
import { summarise } from './summary.ts';

/** The team's three lists: at most five sentences each, of what was worth a point at least. */
export function teamSummary(season: Season): Summary {
  const findings = [
    ...teamShooting(season),
    ...teamPossession(season),
    ...teamPassing(season),
    ...opponentShooting(season),
    ...periodFindings(season),
    ...runFinding(season),
    ...benchFinding(season),
    ...leaderFindings(season),
  ];
  return summarise(findings, { sentences: 5, leastPoints: 1 });
}
