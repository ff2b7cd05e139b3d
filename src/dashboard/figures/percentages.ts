/*
 * The percentages row under a box score's totals.
 */
import { i18n } from '@lingui/core';
import {
  defensiveReboundShare,
  offensiveReboundShare,
  turnoverShare,
} from '../../basketball/four-factors.ts';
import { fieldGoals } from '../../basketball/line.ts';
import { share } from '../../basketball/shooting.ts';
import type { Line } from '../../contract/box-score.ts';

/** A share (0..1, `null` = not recorded) that stands under a column, and what it says. */
export interface Percentage {
  share: number | null;
  meaning: string;
}

/**
 * The percentages of a side's totals by column key. `other` is the opponent's totals, `null` where they were not
 * recorded: the rebounding shares need them.
 */
export function percentagesOf(own: Line, other: Line | null): Record<string, Percentage> {
  const percentages: Record<string, Percentage> = {
    fieldGoals: { share: share(fieldGoals(own)), meaning: i18n.t('Field goals made of attempted') },
    twos: { share: share(own.twos), meaning: i18n.t('Two-pointers made of attempted') },
    threes: { share: share(own.threes), meaning: i18n.t('Three-pointers made of attempted') },
    freeThrows: { share: share(own.freeThrows), meaning: i18n.t('Free throws made of attempted') },
    turnovers: {
      share: turnoverShare(own),
      meaning: i18n.t('Turnovers of own plays: TO / (FGA + 0.44 × FTA + TO)'),
    },
  };
  if (!other) return percentages;
  return {
    ...percentages,
    offensiveRebounds: {
      share: offensiveReboundShare(own, other),
      meaning: i18n.t('ORB%: own offensive rebounds of all rebounds at that basket'),
    },
    defensiveRebounds: {
      share: defensiveReboundShare(own, other),
      meaning: i18n.t('DRB%: own defensive rebounds of all rebounds at that basket'),
    },
  };
}
