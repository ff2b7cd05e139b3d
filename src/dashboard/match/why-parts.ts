import { i18n } from '@lingui/core';
import { fourFactors } from '../../basketball/four-factors.ts';
import { netPoints } from '../../basketball/net-points.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { formatPercent } from '../figures/statistic-format.ts';

/** What one part of the game was worth, and the two numbers that it comes from. */
export interface WhyPart {
  name: string;
  /** Points, positive for the caller's team. The shown decimals of all parts add up to the margin. */
  points: number;
  /** Own number against the opponent's; '' for the rest. */
  numbers: string;
}

/** The margin and its five parts; `null` where a total was not recorded. */
export function whyParts(boxScore: BoxScore): { margin: number; parts: WhyPart[] } | null {
  const own = boxScore.team.totals;
  const other = boxScore.opponent.totals;
  const worth = own && other ? netPoints(own, other) : null;
  if (!own || !other || !worth) return null;
  const mine = fourFactors(own, other);
  const theirs = fourFactors(other, own);
  const both = (left: number | null, right: number | null) => ({
    own: formatPercent(left),
    other: formatPercent(right),
  });
  const four = [
    {
      name: i18n.t('shooting'),
      points: toTenth(worth.shooting),
      numbers: i18n.t(
        'eFG {own} v {other}',
        both(mine.effectiveFieldGoal, theirs.effectiveFieldGoal),
      ),
    },
    {
      name: i18n.t('turnovers'),
      points: toTenth(worth.turnovers),
      numbers: i18n.t('{own} v {other} of plays', both(mine.turnovers, theirs.turnovers)),
    },
    {
      name: i18n.t('rebounds'),
      points: toTenth(worth.rebounds),
      numbers: i18n.t(
        '{own} v {other} offensive',
        both(mine.offensiveRebounds, theirs.offensiveRebounds),
      ),
    },
    {
      name: i18n.t('free throws'),
      points: toTenth(worth.freeThrows),
      numbers: i18n.t('{made} of {attempted} v {otherMade} of {otherAttempted}', {
        made: own.freeThrows.made,
        attempted: own.freeThrows.attempted,
        otherMade: other.freeThrows.made,
        otherAttempted: other.freeThrows.attempted,
      }),
    },
  ];
  const explained = four.reduce((sum, { points }) => sum + points, 0);
  const rest = { name: i18n.t('rest'), points: toTenth(worth.margin - explained), numbers: '' };
  return { margin: worth.margin, parts: [...four, rest] };
}

const toTenth = (value: number) => Math.round(value * 10) / 10;
