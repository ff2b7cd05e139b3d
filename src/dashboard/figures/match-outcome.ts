import { i18n } from '@lingui/core';
import type { Match, Score } from '../../contract/match.ts';

/** Points ahead, below 0 behind; `null` where a side's were not recorded. */
const scoreMargin = ({ team, opponent }: Score): number | null =>
  team === null || opponent === null ? null : team - opponent;

/** How a match ended, in two words: "Won by 9"; '' where it has no score. */
export function matchOutcome({ score }: Match): string {
  const margin = score && scoreMargin(score);
  if (margin === null) return '';
  const points = Math.abs(margin);
  if (margin === 0) return i18n.t('Draw');
  return margin > 0
    ? i18n.t('Won by {points}', { points })
    : i18n.t('Lost by {points}', { points });
}
