import { addCounts, fieldGoals } from '../../../basketball/line.ts';
import { effectiveFieldGoalShare } from '../../../basketball/shooting.ts';
import type { Line } from '../../../contract/box-score.ts';
import { bandOf } from '../ratings/bands.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { counted, percent } from '../wording/numbers.ts';
import {
  practiseDefensiveRebounds,
  practiseForcingTurnovers,
  practiseOffensiveRebounds,
  practiseTurnovers,
} from '../wording/practice.ts';
import { against } from '../wording/reference.ts';
import type { Finding } from './finding.ts';

/**
 * Points that a possession's shot is worth: twice the mean of both sides' eFG% in this match (Oliver, as in net
 * points), else twice the age group's.
 */
export function pointsOfPossession(season: Season): number {
  const { own, other } = totalsOf(season.match);
  const sum = addCounts(effectiveFieldGoalShare(own), effectiveFieldGoalShare(other));
  return sum ?? 2 * bandOf('effectiveFieldGoal', season.category).mean;
}

/** Turnovers of both sides and rebounds at both baskets: worth the balls won or lost beside the usual share. */
export function teamPossession(season: Season): Finding[] {
  const { own, other } = totalsOf(season.match);
  const value = pointsOfPossession(season);
  const lost = own.turnovers;
  const won = other.turnovers;
  const offensive = own.offensiveRebounds;
  const defensive = own.defensiveRebounds;
  const parts = [
    part(season, 'turnovers', lost, playsOf(own), -value, (share) => ({
      fact: `You lost the ball ${counted(lost ?? 0, 'time')}, on ${share} of your plays`,
      practise: practiseTurnovers(lost ?? 0),
    })),
    part(season, 'forcedTurnovers', won, playsOf(other), value, (share) => ({
      fact: `They lost the ball ${counted(won ?? 0, 'time')}, on ${share} of their plays`,
      practise: practiseForcingTurnovers(won ?? 0),
    })),
    part(
      season,
      'offensiveRebounds',
      offensive,
      addCounts(offensive, other.defensiveRebounds),
      value,
      (share) => ({
        fact: `You took ${counted(offensive ?? 0, 'offensive rebound')}, ${share} of your misses`,
        practise: practiseOffensiveRebounds(offensive ?? 0),
      }),
    ),
    part(
      season,
      'defensiveRebounds',
      defensive,
      addCounts(defensive, other.offensiveRebounds),
      value,
      (share) => ({
        fact: `You took ${counted(defensive ?? 0, 'defensive rebound')}, ${share} of their misses`,
        practise: practiseDefensiveRebounds(other.offensiveRebounds ?? 0),
      }),
    ),
  ];
  return parts.filter((finding) => finding !== null);
}

function part(
  season: Season,
  name: 'turnovers' | 'forcedTurnovers' | 'offensiveRebounds' | 'defensiveRebounds',
  count: number | null,
  of: number | null,
  pointsEach: number,
  words: (share: string) => { fact: string; practise: string },
): Finding | null {
  const share = season.measures[name];
  const reference = season.reference(name);
  if (count === null || of === null || share === null || reference === null) return null;
  const { fact, practise } = words(percent(share));
  return {
    topic: name,
    points: (count - reference.mean * of) * pointsEach,
    fact: `${fact}, ${against(reference, percent)}`,
    practise,
  };
}

function playsOf(line: Line): number | null {
  const { attempted } = fieldGoals(line);
  const thrown = line.freeThrows.attempted;
  if (attempted === null || thrown === null || line.turnovers === null) return null;
  return attempted + 0.44 * thrown + line.turnovers;
}
