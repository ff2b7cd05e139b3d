import { i18n } from '@lingui/core';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { numbers } from '../../basketball/numbers.ts';
import type { Line } from '../../contract/box-score.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { nameOf, written } from '../tables/number-words.ts';
import { formatSigned } from '../ui/format.ts';
import {
  count,
  type EvidenceInput,
  type EvidenceStep,
  pointsPerShotStep,
  shotSteps,
  turnoverStep,
} from './evidence-steps.ts';

/** The arithmetic behind a rating of one player; `null` for one that is not known. */
export function playerSteps(
  key: string,
  { team, events, seconds }: EvidenceInput,
  { playerId, line }: { playerId: string; line: Line },
): EvidenceStep[] | null {
  switch (key) {
    case 'shotMix':
      return shotSteps(line, events, playerId);
    case 'pointsPerShot':
      return [pointsPerShotStep(nameOf('pointsPerShot'), line)];
    case 'assistRate':
      return [assistStep(line, team, seconds)];
    case 'turnovers':
      return [turnoverStep(nameOf('turnoverShare'), line)];
    case 'rebounds':
      return [
        {
          name: i18n.t('Rebounds in {minutes}', { minutes: formatMinutes(line.seconds) }),
          working: i18n.t('{offensive} offensive + {defensive} defensive', {
            offensive: count(line.offensiveRebounds),
            defensive: count(line.defensiveRebounds),
          }),
          result: count(rebounds(line)),
        },
      ];
    case 'defensiveImpact':
      return defenceSteps(line);
    default:
      return null;
  }
}

function assistStep(line: Line, team: Line | null, seconds: number | null): EvidenceStep {
  return {
    name: nameOf('assistShare'),
    working: `${count(line.assists)} / (${formatMinutes(line.seconds)} / ${formatMinutes(seconds)} × ${count(
      team ? fieldGoals(team).made : null,
    )} − ${count(fieldGoals(line).made)})`,
    result: written('assistShare', numbers.assistShare.of({ own: line, side: team, seconds })),
  };
}

function defenceSteps(line: Line): EvidenceStep[] {
  const counted = (name: string, value: number | null): EvidenceStep => ({
    name,
    working: '',
    result: count(value),
  });
  return [
    { name: i18n.t('On court'), working: '', result: formatMinutes(line.seconds) },
    counted(nameOf('steals'), line.steals),
    counted(nameOf('blocks'), line.blocks),
    counted(nameOf('defensiveRebounds'), line.defensiveRebounds),
    counted(nameOf('fouls'), line.fouls),
    { name: i18n.t('+/- on court'), working: '', result: formatSigned(line.plusMinus) },
  ];
}
