import { i18n } from '@lingui/core';
import { assistsOnFieldGoals } from '../../basketball/assists.ts';
import { fieldGoals } from '../../basketball/line.ts';
import { type NumberKey, numberOf, numbers } from '../../basketball/numbers.ts';
import type { Line } from '../../contract/box-score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import { nameOf, written } from '../tables/number-words.ts';
import {
  count,
  type EvidenceInput,
  type EvidenceStep,
  pointsPerShotStep,
  shotSteps,
  turnoverStep,
} from './evidence-steps.ts';

/** The arithmetic behind a rating of the team; `null` for one that is not known, and without the totals it needs. */
export function teamSteps(key: string, input: EvidenceInput): EvidenceStep[] | null {
  const { team, opponent, events } = input;
  if (!team) return null;
  switch (key) {
    case 'shotMix':
      return shotSteps(team, events);
    case 'pointsPerShot':
      return [pointsPerShotStep(nameOf('pointsPerShot'), team)];
    case 'assistRate':
      return [assistStep(team, events)];
    case 'turnovers':
      return [turnoverStep(nameOf('turnoverShare'), team)];
    case 'rebounds':
      return opponent && reboundSteps(team, opponent);
    case 'defensiveImpact':
      return opponent && defenceSteps(team, opponent);
    default:
      return null;
  }
}

function assistStep(team: Line, events: readonly MatchEvent[]): EvidenceStep {
  const onFieldGoals = assistsOnFieldGoals(team.assists, events, 'team');
  const left = (team.assists ?? 0) - (onFieldGoals ?? 0);
  return {
    name:
      left > 0
        ? i18n.t('Assists of field goals, without {left} on free throws', { left })
        : i18n.t('Assists of field goals'),
    working: `${count(onFieldGoals)} / ${count(fieldGoals(team).made)}`,
    result: written('assistRate', numbers.assistRate.of({ own: team, events })),
  };
}

function reboundSteps(team: Line, opponent: Line): EvidenceStep[] {
  const step = (name: string, key: NumberKey, own: number | null, other: number | null) => ({
    name,
    working: `${count(own)} / (${count(own)} + ${count(other)})`,
    result: written(key, numberOf(key, team, opponent)),
  });
  return [
    step(
      i18n.t('Offensive rebounds taken'),
      'offensiveReboundShare',
      team.offensiveRebounds,
      opponent.defensiveRebounds,
    ),
    step(
      i18n.t('Defensive rebounds taken'),
      'defensiveReboundShare',
      team.defensiveRebounds,
      opponent.offensiveRebounds,
    ),
  ];
}

function defenceSteps(team: Line, opponent: Line): EvidenceStep[] {
  const possessions = numberOf('possessions', opponent, team);
  return [
    {
      name: i18n.t('Points allowed per 100 possessions'),
      working: `100 × ${count(opponent.points)} / ${formatDecimal(possessions, 1)}`,
      result: written('defensiveRating', numberOf('defensiveRating', team, opponent)),
    },
    pointsPerShotStep(i18n.t('Points allowed per shot'), opponent),
    turnoverStep(i18n.t('Turnovers forced, of their plays'), opponent),
  ];
}
