import { fieldGoals } from '../../../basketball/line.ts';
import { assistsOnFieldGoals, totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { counted, decimal, percent } from '../wording/numbers.ts';
import { practiseContests, practisePassing } from '../wording/practice.ts';
import { against } from '../wording/reference.ts';
import type { Finding } from './finding.ts';

/** Points that game score gives an assist (Hollinger). */
export const pointsOfAssist = 0.7;

/** The team's assists against its usual assist rate. */
export function teamPassing(season: Season): Finding[] {
  const { made } = fieldGoals(totalsOf(season.match).own);
  const assists = assistsOnFieldGoals(season.match);
  const value = season.measures.assistRate;
  const reference = season.reference('assistRate');
  if (made === null || assists === null || value === null || reference === null) return [];
  return [
    {
      topic: 'assistRate',
      points: (assists - reference.mean * made) * pointsOfAssist,
      fact: `You had ${counted(assists, 'assist')} on ${counted(made, 'field goal')} (${percent(value)}), ${against(reference, percent)}`,
      practise: practisePassing(assists),
    },
  ];
}

/** What the opponent made of its shots. */
export function opponentShooting(season: Season): Finding[] {
  const { made, attempted } = fieldGoals(totalsOf(season.match).other);
  const value = season.measures.opponentPointsPerShot;
  const reference = season.reference('opponentPointsPerShot');
  if (made === null || attempted === null || value === null || reference === null) return [];
  const format = (points: number) => decimal(points, 2);
  return [
    {
      topic: 'opponentPointsPerShot',
      points: (reference.mean - value) * attempted,
      fact: `${season.match.opponentName} got ${format(value)} points per shot (${made}/${attempted}), ${against(reference, format)}`,
      practise: practiseContests(made, attempted),
    },
  ];
}
