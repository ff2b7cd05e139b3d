import { i18n } from '@lingui/core';
import { assistRate } from '../../basketball/assists.ts';
import { defensiveReboundShare, offensiveReboundShare } from '../../basketball/four-factors.ts';
import { fieldGoals } from '../../basketball/line.ts';
import { estimatedPossessions, offensiveRating } from '../../basketball/possessions.ts';
import type { Line } from '../../contract/box-score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
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
      return [pointsPerShotStep(i18n.t('Points per shot'), team)];
    case 'assistRate':
      return [assistStep(team, events)];
    case 'turnovers':
      return [turnoverStep(i18n.t('Turnovers of plays'), team)];
    case 'rebounds':
      return opponent && reboundSteps(team, opponent);
    case 'defensiveImpact':
      return opponent && defenceSteps(team, opponent);
    default:
      return null;
  }
}

function assistStep(team: Line, events: readonly MatchEvent[]): EvidenceStep {
  const made = fieldGoals(team).made;
  const rate = assistRate(team, events);
  const onFieldGoals = rate === null || made === null ? team.assists : Math.round(rate * made);
  const left = (team.assists ?? 0) - (onFieldGoals ?? 0);
  return {
    name:
      left > 0
        ? i18n.t('Assists of field goals, without {left} on free throws', { left })
        : i18n.t('Assists of field goals'),
    working: `${count(onFieldGoals)} / ${count(made)}`,
    result: formatPercent(rate),
  };
}

function reboundSteps(team: Line, opponent: Line): EvidenceStep[] {
  const share = (own: number | null, other: number | null) =>
    `${count(own)} / (${count(own)} + ${count(other)})`;
  return [
    {
      name: i18n.t('Offensive rebounds taken'),
      working: share(team.offensiveRebounds, opponent.defensiveRebounds),
      result: formatPercent(offensiveReboundShare(team, opponent)),
    },
    {
      name: i18n.t('Defensive rebounds taken'),
      working: share(team.defensiveRebounds, opponent.offensiveRebounds),
      result: formatPercent(defensiveReboundShare(team, opponent)),
    },
  ];
}

function defenceSteps(team: Line, opponent: Line): EvidenceStep[] {
  const possessions = estimatedPossessions(opponent, team);
  return [
    {
      name: i18n.t('Points allowed per 100 possessions'),
      working: `100 × ${count(opponent.points)} / ${formatDecimal(possessions, 1)}`,
      result: formatDecimal(offensiveRating(opponent.points, possessions), 1),
    },
    pointsPerShotStep(i18n.t('Points allowed per shot'), opponent),
    turnoverStep(i18n.t('Turnovers forced, of their plays'), opponent),
  ];
}
